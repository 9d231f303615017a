USE [shop]
GO
CREATE TABLE [dbo].[Receipts](
	[Id] [bigint] IDENTITY(1,1) NOT NULL,
	[Tenant] [nvarchar](64) NOT NULL,
	[Event_Key] [nvarchar](64) NOT NULL,
	[Created_At] [datetime2](7) NOT NULL DEFAULT (sysutcdatetime()),
 CONSTRAINT [PK_Receipts] PRIMARY KEY CLUSTERED ([Id] ASC)
)
GO
ALTER TABLE [dbo].[Receipts] ADD CONSTRAINT [receipts_once] UNIQUE NONCLUSTERED ([Tenant], [Event_Key])
GO
