import type { RequestHandler } from 'express'
import { badRequest } from '../../http/problem'

/** A custom API takes the query parameters that it declares and no others; these are declared by all of them here. */
const DECLARED = ['siteId', 'locale']

export const refuseUndeclared: RequestHandler = (request, _response, next) => {
  const undeclared = Object.keys(request.query).find(name => !DECLARED.includes(name))
  if (undeclared !== undefined) throw badRequest(`The query parameter '${undeclared}' is not declared.`)
  next()
}
