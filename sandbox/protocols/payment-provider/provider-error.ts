import type { ErrorRequestHandler, Response } from 'express'
import { ZodError } from 'zod'
import { ResourceError } from '../../domain/payment-provider/resources'
import { ProblemError } from '../../http/problem'
import { providerTexts, readLanguage } from './provider-texts'

type Code = ResourceError['problems'][number]['code'] | 'KEY_INVALID' | 'ORIGIN_REFUSED' | 'REQUEST_INVALID'

/** A refusal in the provider's own form, with words for the shopper. */
export function sendErrors(
  response: Response,
  status: number,
  errors: { code: Code; field?: string }[]
): void {
  const texts = providerTexts[readLanguage(response.req.headers['accept-language'])]
  response
    .status(status)
    .json({ errors: errors.map(error => ({ ...error, customerMessage: texts[error.code] })) })
}

/** The provider's error handler: invalid bodies are answered in the provider's format. */
export const sendProviderErrors: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof ResourceError) sendErrors(response, 400, error.problems)
  else if (error instanceof ZodError) sendErrors(response, 400, [{ code: 'REQUEST_INVALID' }])
  else if (error instanceof ProblemError && error.status < 500)
    sendErrors(response, error.status, [{ code: 'REQUEST_INVALID' }])
  else next(error)
}
