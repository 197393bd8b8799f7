import type { RequestHandler } from 'express'
import { notFound } from './problem'

/** The sandbox is one organization; any other is unknown. */
export function createRequireOrganization(organizationId: string): RequestHandler {
  return (request, _response, next) => {
    if (request.params.organizationId !== organizationId) {
      throw notFound(
        'organization-not-found',
        'Organization Not Found',
        'The organization in the address does not exist.'
      )
    }
    next()
  }
}
