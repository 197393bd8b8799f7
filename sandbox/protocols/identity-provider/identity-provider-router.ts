import express, { Router, type Response } from 'express'
import { z } from 'zod'
import { isProvider } from '../../domain/identity-provider/identity'
import type { IdentityProviders } from '../../domain/identity-provider/identity-providers'
import { findPerson } from '../../domain/identity-provider/sample-people'
import { notFound } from '../../http/problem'
import { buildProviderCallback } from '../slas/provider-routes'
import { renderConsentPage } from './consent-page'

const requestInput = z.object({ redirect_uri: z.string().max(500), state: z.string().min(1).max(500) })
const decisionInput = requestInput.extend({
  decision: z.enum(['accept', 'refuse']),
  person: z.string().max(40).default('new'),
  email: z.string().max(254).default('')
})

/**
 * Stand-ins for the providers that people have accounts with: a consent page with sample people. Token and user
 * info go to SLAS without HTTP, since both live in this process.
 */
export function createIdentityProviderRouter({
  identityProviders,
  publicOrigin
}: {
  identityProviders: IdentityProviders
  publicOrigin: string
}): Router {
  const router = Router()
  router.use('/identity-providers', (_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      // A decision leads on to the shop, so form-action cannot name this origin alone.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
    })
    next()
  })

  const requireProvider = (name: string) => {
    if (!isProvider(name)) throw notFound('provider-not-found', 'Provider Not Found', 'No such provider.')
    return name
  }
  /** Back to SLAS alone, whatever the request names. */
  const sendBack = (response: Response, query: Record<string, string>) =>
    response.redirect(303, `${buildProviderCallback(publicOrigin)}?${new URLSearchParams(query)}`)

  router.get('/identity-providers/:provider/authorize', (request, response) => {
    const provider = requireProvider(request.params.provider)
    const { redirect_uri, state } = requestInput.parse(request.query)
    const language = request.headers['accept-language']
    response.type('html').send(renderConsentPage({ provider, redirectUri: redirect_uri, state, language }))
  })
  router.post(
    '/identity-providers/:provider/authorize',
    express.urlencoded({ extended: false, limit: '4kb' }),
    (request, response) => {
      const provider = requireProvider(request.params.provider ?? '')
      const input = decisionInput.parse(request.body)
      const { state, redirect_uri: redirectUri } = input
      if (input.decision === 'refuse') return sendBack(response, { error: 'access_denied', state })
      const identity = findPerson(provider, input.person, input.email)
      if (identity)
        return sendBack(response, { code: identityProviders.issueCode(provider, identity), state })
      const language = request.headers['accept-language']
      response
        .status(400)
        .type('html')
        .send(renderConsentPage({ provider, redirectUri, state, language, isWrong: true }))
    }
  )
  return router
}
