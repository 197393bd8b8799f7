import express, { Router, type ErrorRequestHandler, type Response } from 'express'
import { readBearer } from '../../http/require-access'
import type { ProviderLogin } from '../../domain/sessions/provider-login'
import { SlasError } from '../../domain/sessions/slas-error'
import { exchangeToken } from './exchange-token'
import { handle } from './handle'
import {
  authorizeInput,
  loginInput,
  logoutInput,
  readBasic,
  readCodeClient,
  readInput,
  requireRedirect
} from './slas-input'
import { addProviderRoutes, sendToProvider } from './provider-routes'
import { addSentCodeRoutes, type SentCodeServices } from './sent-code-routes'
import { addPasskeyRoutes, type PasskeyServices } from './passkey-routes'
import { addTokenRoutes, type TokenServices } from './token-routes'

/** 303 to the client's own address; servers read the header, browsers follow it. */
function redirectWithCode(
  response: Response,
  target: string,
  result: { usid: string; code: string },
  state?: string
) {
  const address = new URL(target)
  address.searchParams.set('usid', result.usid)
  if (state !== undefined) address.searchParams.set('state', state)
  address.searchParams.set('scope', 'openid offline_access')
  address.searchParams.set('code', result.code)
  response.status(303).set('Location', address.href).end()
}

const writeSlasError: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof SlasError)) {
    next(error)
    return
  }
  response.status(error.status).json({ status_code: String(error.status), message: error.message })
}

/**
 * SLAS, the shopper login: guest and registered sign-in with PKCE, through providers, by codes that are sent and by
 * passkeys, renewal, logout, new passwords, and what tokens say.
 * Mounted at `/shopper/auth/v1/organizations/:organizationId`.
 */
export function createSlasRouter(
  services: TokenServices & SentCodeServices & PasskeyServices & { providerLogin: ProviderLogin }
): Router {
  const { sessions, redirectUris, providerLogin, publicOrigin } = services
  const router = Router()
  router.use(express.urlencoded({ extended: false, limit: '32kb' }))
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })

  router.get(
    '/oauth2/authorize',
    handle((request, response) => {
      const input = readInput(authorizeInput, request.query)
      const redirectUri = requireRedirect(input.redirect_uri, redirectUris)
      const codeRequest = {
        siteId: input.channel_id,
        ...readCodeClient(input),
        redirectUri,
        usid: input.usid
      }
      if (input.hint !== 'guest') {
        const { hint: provider, state: clientState } = input
        const state = providerLogin.begin({ ...codeRequest, provider, state: clientState })
        sendToProvider(response, { provider, state, publicOrigin })
        return
      }
      const result = sessions.authorizeGuest(codeRequest)
      redirectWithCode(response, redirectUri, result, input.state)
    })
  )

  router.post(
    '/oauth2/login',
    handle(async (request, response) => {
      const input = readInput(loginInput, request.body)
      const redirectUri = requireRedirect(input.redirect_uri, redirectUris)
      const credentials = readBasic(request.headers.authorization)
      if (!credentials) throw new SlasError(401, 'Unauthorized')
      const codeRequest = {
        siteId: input.channel_id,
        ...readCodeClient(input),
        redirectUri,
        usid: input.usid
      }
      const result = await sessions.login(codeRequest, credentials.name, credentials.secret)
      redirectWithCode(response, redirectUri, result, input.state)
    })
  )

  router.post(
    '/oauth2/token',
    handle(async (request, response) => {
      response.json(await exchangeToken(sessions, request.body, request.headers.authorization))
    })
  )

  router.get(
    '/oauth2/logout',
    handle(async (request, response) => {
      const input = readInput(logoutInput, request.query)
      const ended = await sessions.logout(readBearer(request.headers.authorization) ?? '', {
        refreshToken: input.refresh_token,
        clientId: input.client_id,
        siteId: input.channel_id,
        everywhere: input.hint === 'all-sessions'
      })
      response.json(ended)
    })
  )

  router.get(
    '/oauth2/jwks',
    handle(async (_request, response) => {
      response.json(await sessions.getKeys())
    })
  )

  addProviderRoutes(router, services)
  addTokenRoutes(router, services)
  addSentCodeRoutes(router, services)
  addPasskeyRoutes(router, services)

  router.use(writeSlasError)
  return router
}
