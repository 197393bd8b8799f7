import type { RequestHandler } from 'express'
import { badRequest } from './problem'

/** `personalized=none` asks for a response that may be cached; the platform knows no other value. */
export const requireUnpersonalized: RequestHandler = (request, _response, next) => {
  const { personalized } = request.query
  if (personalized !== undefined && personalized !== 'none')
    throw badRequest("The query parameter 'personalized' takes the value 'none' only.")
  next()
}
