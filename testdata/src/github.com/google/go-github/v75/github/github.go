// Package github declares, for tests, what they use of github.com/google/go-github/v75/github.
package github

import (
	"context"
	"io"
	"net/http"
)

type ActionsService service

type CheckRun struct{}

type ChecksService service

type Client struct{ Issues *IssuesService }

type CreateCheckRunOptions struct{}

type CreateWorkflowDispatchEventRequest struct{}

type Deployment struct{}

type DeploymentRequest struct{}

type DeploymentStatus struct{}

type DeploymentStatusRequest struct{}

type DispatchRequestOptions struct{}

type Gist struct{}

type GistComment struct{}

type GistsService service

type HookDelivery struct{ GUID *string }

type Issue struct{ Number *int }

type IssueComment struct{}

type IssueRequest struct {
	Title       *string
	Body        *string
	Labels      *[]string
	Assignee    *string
	State       *string
	StateReason *string
	Milestone   *int
	Assignees   *[]string
	Type        *string
}

type IssuesService service

type NewPullRequest struct{}

type PullRequest struct{}

type PullRequestComment struct{}

type PullRequestReview struct{}

type PullRequestReviewRequest struct{}

type PullRequestsService service

type RepoStatus struct{}

type RepositoriesService service

type Repository struct{}

type RepositoryComment struct{}

type RepositoryRelease struct{}

type Response struct{ *http.Response }

type service struct{}

func (s *ActionsService) CreateWorkflowDispatchEventByFileName(ctx context.Context, owner, repo, workflowFileName string, event CreateWorkflowDispatchEventRequest) (_ *Response, _ error) {
	return
}

func (s *ActionsService) CreateWorkflowDispatchEventByID(ctx context.Context, owner, repo string, workflowID int64, event CreateWorkflowDispatchEventRequest) (_ *Response, _ error) {
	return
}

func Bool(v bool) (_ *bool) { return }

func (s *ChecksService) CreateCheckRun(ctx context.Context, owner, repo string, opts CreateCheckRunOptions) (_ *CheckRun, _ *Response, _ error) {
	return
}

func DeliveryID(r *http.Request) (_ string) { return }

func (s *GistsService) Create(ctx context.Context, gist *Gist) (_ *Gist, _ *Response, _ error) {
	return
}

func (s *GistsService) CreateComment(ctx context.Context, gistID string, comment *GistComment) (_ *GistComment, _ *Response, _ error) {
	return
}

func Int(v int) (_ *int) { return }

func Int64(v int64) (_ *int64) { return }

func (s *IssuesService) Create(ctx context.Context, owner, repo string, issue *IssueRequest) (_ *Issue, _ *Response, _ error) {
	return
}

func (s *IssuesService) CreateComment(ctx context.Context, owner, repo string, number int, comment *IssueComment) (_ *IssueComment, _ *Response, _ error) {
	return
}

func NewClient(httpClient *http.Client) (_ *Client) { return }

func ParseWebHook(messageType string, payload []byte) (_ any, _ error) { return }

func Ptr[T any](v T) (_ *T) { return }

func (s *PullRequestsService) Create(ctx context.Context, owner, repo string, pull *NewPullRequest) (_ *PullRequest, _ *Response, _ error) {
	return
}

func (s *PullRequestsService) CreateComment(ctx context.Context, owner, repo string, number int, comment *PullRequestComment) (_ *PullRequestComment, _ *Response, _ error) {
	return
}

func (s *PullRequestsService) CreateCommentInReplyTo(ctx context.Context, owner, repo string, number int, body string, commentID int64) (_ *PullRequestComment, _ *Response, _ error) {
	return
}

func (s *PullRequestsService) CreateReview(ctx context.Context, owner, repo string, number int, review *PullRequestReviewRequest) (_ *PullRequestReview, _ *Response, _ error) {
	return
}

func (s *RepositoriesService) CreateComment(ctx context.Context, owner, repo, sha string, comment *RepositoryComment) (_ *RepositoryComment, _ *Response, _ error) {
	return
}

func (s *RepositoriesService) CreateDeployment(ctx context.Context, owner, repo string, request *DeploymentRequest) (_ *Deployment, _ *Response, _ error) {
	return
}

func (s *RepositoriesService) CreateDeploymentStatus(ctx context.Context, owner, repo string, deployment int64, request *DeploymentStatusRequest) (_ *DeploymentStatus, _ *Response, _ error) {
	return
}

func (s *RepositoriesService) CreateRelease(ctx context.Context, owner, repo string, release *RepositoryRelease) (_ *RepositoryRelease, _ *Response, _ error) {
	return
}

func (s *RepositoriesService) CreateStatus(ctx context.Context, owner, repo, ref string, status *RepoStatus) (_ *RepoStatus, _ *Response, _ error) {
	return
}

func (s *RepositoriesService) Dispatch(ctx context.Context, owner, repo string, opts DispatchRequestOptions) (_ *Repository, _ *Response, _ error) {
	return
}

func String(v string) (_ *string) { return }

func ValidatePayload(r *http.Request, secretToken []byte) (payload []byte, err error) { return }

func ValidatePayloadFromBody(contentType string, readable io.Reader, signature string, secretToken []byte) (payload []byte, err error) {
	return
}
