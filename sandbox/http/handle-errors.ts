import type { ErrorRequestHandler } from 'express'
import { ZodError } from 'zod'
import { badRequest, ProblemError, sendProblem, unsupportedMediaType } from './problem'

/** Errors of Express and its body readers carry a status below 500 for errors of the client. */
function readClientStatus(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

function toProblem(error: unknown): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  if (error instanceof ZodError) {
    const issues = error.issues.map(issue => `${issue.path.join('.') || 'body'}: ${issue.message}`)
    return badRequest(issues.join('; '))
  }
  if (error instanceof URIError) return badRequest('The address is not encoded correctly.')
  const status = readClientStatus(error)
  if (status === undefined) return undefined
  if (status === 413)
    return new ProblemError(413, 'content-too-large', 'Content Too Large', 'The body is too large.')
  if (status === 415) return unsupportedMediaType()
  return new ProblemError(status, 'bad-request', 'Bad Request', 'The request is malformed.')
}

/** Last in line: turns whatever was thrown into problem JSON. Only real defects are logged. */
export const handleErrors: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) {
    next(error)
    return
  }
  // The caller is gone, e.g. while a fault held the call back: nobody reads an answer, and nothing is broken.
  if (request.socket.destroyed) return
  const problem = toProblem(error)
  if (problem) {
    sendProblem(response, problem)
    return
  }
  // eslint-disable-next-line no-console -- a defect of the sandbox must be visible on its console
  console.error(`${request.method} ${request.path} failed`, error)
  sendProblem(
    response,
    new ProblemError(
      500,
      'internal-server-error',
      'Internal Server Error',
      'The sandbox failed; see its output.'
    )
  )
}
