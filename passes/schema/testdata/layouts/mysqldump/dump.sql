-- MySQL dump 10.13
/*!40101 SET NAMES utf8 */;
DROP TABLE IF EXISTS `receipts`;
CREATE TABLE `receipts` (
  `id` bigint NOT NULL AUTO_INCREMENT,
  `tenant` varchar(64) NOT NULL,
  `event_key` varchar(64) NOT NULL,
  `created_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`id`),
  UNIQUE KEY `receipts_once` (`tenant`,`event_key`),
  KEY `receipts_created` (`created_at`)
) ENGINE=InnoDB;
INSERT INTO `receipts` VALUES (1,'a\'; b','k','now');
