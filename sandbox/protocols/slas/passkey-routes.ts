import express, { type Request, type Router } from 'express'
import type { Caller } from '../../domain/sessions/caller'
import type { PasskeyLogin } from '../../domain/sessions/passkeys/passkey-login'
import type { PasskeyRegistration } from '../../domain/sessions/passkeys/passkey-registration'
import type { PasskeyUsers } from '../../domain/sessions/passkeys/passkey-users'
import type { Sessions } from '../../domain/sessions/sessions'
import { readBearer } from '../../http/require-access'
import { handle } from './handle'
import {
  authenticateFinishInput,
  authenticateStartInput,
  passkeyUserInput,
  registerAuthorizeInput,
  registerFinishInput,
  registerStartInput
} from './passkey-input'
import { readDelivery } from './sent-code-input'
import { readInput, requireClient } from './slas-input'
import { requireValid } from './token-routes'

export interface PasskeyServices {
  sessions: Sessions
  passkeyRegistration: PasskeyRegistration
  passkeyLogin: PasskeyLogin
  passkeyUsers: PasskeyUsers
  /** Where a login may lead besides this machine. */
  redirectUris: string[]
}

const USER = '/oauth2/webauthn/passkey/user/:loginId'

/** Passkeys: registering one takes a sent code, signing in takes none, and a customer's token lists and removes them. */
export function addPasskeyRoutes(router: Router, services: PasskeyServices): void {
  const { sessions, passkeyRegistration, passkeyLogin, passkeyUsers, redirectUris } = services
  const json = express.json({ limit: '64kb' })

  router.post(
    '/oauth2/webauthn/register/authorize',
    handle((request, response) => {
      const input = readInput(registerAuthorizeInput, request.body)
      const client = requireClient(request.headers.authorization, input.client_id)
      passkeyRegistration.authorize(client, readDelivery(input, redirectUris))
      response.status(204).end()
    })
  )

  router.post(
    '/oauth2/webauthn/register/start',
    handle(async (request, response) => {
      const input = readInput(registerStartInput, request.body)
      const client = requireClient(request.headers.authorization, input.client_id)
      const options = await passkeyRegistration.start(client, {
        siteId: input.channel_id,
        login: input.user_id,
        code: input.pwd_action_token,
        displayName: input.display_name,
        nickName: input.nick_name
      })
      response.json(options)
    })
  )

  router.post(
    '/oauth2/webauthn/register/finish',
    json,
    handle(async (request, response) => {
      const input = readInput(registerFinishInput, request.body)
      const client = requireClient(request.headers.authorization, input.client_id)
      await passkeyRegistration.finish(client, {
        siteId: input.channel_id,
        login: input.username,
        code: input.pwd_action_token,
        credential: input.credential
      })
      response.status(204).end()
    })
  )

  router.post(
    '/oauth2/webauthn/authenticate/start',
    handle(async (request, response) => {
      const input = readInput(authenticateStartInput, request.body)
      const client = requireClient(request.headers.authorization, input.client_id)
      response.json(await passkeyLogin.start(client, { siteId: input.channel_id, login: input.user_id }))
    })
  )

  router.post(
    '/oauth2/webauthn/authenticate/finish',
    json,
    handle(async (request, response) => {
      const input = readInput(authenticateFinishInput, request.body)
      const client = requireClient(request.headers.authorization, input.client_id)
      const { channel_id: siteId, credential, usid } = input
      response.json({ ...(await passkeyLogin.finish(client, { siteId, credential, usid })), success: true })
    })
  )

  /** The caller and the site of a call about a customer's own passkeys. */
  async function readCall(request: Request): Promise<[caller: Caller, siteId: string]> {
    const { channel_id: siteId } = readInput(passkeyUserInput, request.query)
    return [requireValid(await sessions.verify(readBearer(request.headers.authorization) ?? '')), siteId]
  }

  router.get(
    USER,
    handle(async (request, response) => {
      response.json(passkeyUsers.read(...(await readCall(request)), request.params.loginId ?? ''))
    })
  )

  router.delete(
    USER,
    handle(async (request, response) => {
      passkeyUsers.removeUser(...(await readCall(request)), request.params.loginId ?? '')
      response.status(204).end()
    })
  )

  router.delete(
    `${USER}/credentials/:credentialId`,
    handle(async (request, response) => {
      const { loginId = '', credentialId = '' } = request.params
      passkeyUsers.removeCredential(...(await readCall(request)), loginId, credentialId)
      response.status(204).end()
    })
  )
}
