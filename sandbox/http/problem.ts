import type { Response } from 'express'

const TYPE_BASE = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

/** Extra members of a problem, e.g. `basketIds` of an exceeded quota. */
type ProblemMembers = Record<string, unknown>

/**
 * A refusal in the words of the API. Throw it anywhere below a router;
 * the error middleware writes it as problem JSON.
 */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    /** Last segment of the problem's `type`, e.g. "login-already-in-use". */
    readonly slug: string,
    readonly title: string,
    readonly detail: string,
    readonly members: ProblemMembers = {},
    readonly headers: Record<string, string> = {}
  ) {
    super(detail)
    this.name = 'ProblemError'
  }
}

/** 400: the request is understood but cannot be served. */
export const badRequest = (detail: string, members?: ProblemMembers) =>
  new ProblemError(400, 'bad-request', 'Bad Request', detail, members)

/** 401: no token, a wrong one, or one that has expired. */
export const unauthorized = (detail: string) =>
  new ProblemError(401, 'unauthorized', 'Unauthorized', detail, {}, { 'WWW-Authenticate': 'Bearer' })

/** 403: the caller is known, but this is not theirs. */
export const forbidden = (detail: string) => new ProblemError(403, 'forbidden', 'Forbidden', detail)

/** 415: a body in a form that is not read here. */
export const unsupportedMediaType = () =>
  new ProblemError(
    415,
    'unsupported-media-type',
    'Unsupported Media Type',
    'The body is in a form that is not read here.'
  )

/** 404 for a named thing, e.g. notFound('basket-not-found', 'Basket Not Found', …). */
export const notFound = (slug: string, title: string, detail: string) =>
  new ProblemError(404, slug, title, detail)

/** Writes a refusal as `application/problem+json`. */
export function sendProblem(response: Response, problem: ProblemError): void {
  const { status, slug, title, detail, members, headers } = problem
  response
    .status(status)
    .set(headers)
    .type('application/problem+json')
    .send(JSON.stringify({ ...members, title, type: TYPE_BASE + slug, detail }))
}
