import type { Router } from 'express'
import type { z } from 'zod'
import { isEmailAddress } from '../../domain/customers/email-address'
import type { OneTimePasswords } from '../../domain/sessions/one-time-passwords'
import type { PasswordActions } from '../../domain/sessions/password-actions'
import type { NewCustomer, PasswordlessLogin } from '../../domain/sessions/passwordless-login'
import { SlasError } from '../../domain/sessions/slas-error'
import { handle } from './handle'
import {
  otpRequestInput,
  otpVerifyInput,
  passwordActionInput,
  passwordlessLoginInput,
  passwordlessQuery,
  passwordlessTokenInput,
  passwordResetInput,
  readDelivery
} from './sent-code-input'
import { readBasic, readInput, requireClient, requireNamedClient } from './slas-input'

export interface SentCodeServices {
  passwordless: PasswordlessLogin
  passwordActions: PasswordActions
  oneTimePasswords: OneTimePasswords
  /** Where a login may lead besides this machine. */
  redirectUris: string[]
}

/** Only a client with a secret signs customers in without their password. */
function requireSecret(header: string | undefined) {
  if (!readBasic(header)) throw new SlasError(401, 'client secret is not provided')
  return requireClient(header, undefined)
}

/** Whom a code would register; an e-mail address as user id says everything that is needed. */
function readNewCustomer(input: z.output<typeof passwordlessLoginInput>): NewCustomer {
  const { user_id: login, email = login, first_name, last_name, phone_number, customer_no } = input
  if (customer_no !== undefined)
    throw new SlasError(400, 'bad request: customer_no: numbers are given by the sandbox')
  // Claims of tokens are separated by colons.
  if (!isEmailAddress(email) || /[\s:]/.test(login))
    throw new SlasError(400, 'bad request: email: register_customer needs an e-mail address')
  const [localPart, domain = ''] = login.split('@')
  if (last_name === undefined && domain === '')
    throw new SlasError(400, 'bad request: last_name: register_customer needs one')
  const firstName = first_name ?? (last_name === undefined ? localPart : undefined)
  return {
    login,
    email,
    lastName: last_name ?? domain,
    ...(firstName !== undefined && { firstName }),
    ...(phone_number !== undefined && { phoneMobile: phone_number })
  }
}

/**
 * Codes and tokens that are sent to customers: signing in without a password, choosing a new one, and showing
 * that an address is theirs. Every request gets the same response, so that it does not reveal which customers
 * exist.
 */
export function addSentCodeRoutes(router: Router, services: SentCodeServices): void {
  const { passwordless, passwordActions, oneTimePasswords, redirectUris } = services

  router.post(
    '/oauth2/passwordless/login',
    handle((request, response) => {
      const client = requireSecret(request.headers.authorization)
      const query = readInput(passwordlessQuery, request.query)
      const input = readInput(passwordlessLoginInput, request.body)
      const delivery = readDelivery(input, redirectUris)
      passwordless.request(client, {
        ...delivery,
        strict: query.strict_verify === 'true',
        usid: input.usid,
        newCustomer: query.register_customer === 'true' ? readNewCustomer(input) : undefined
      })
      response.json('accepted')
    })
  )

  router.post(
    '/oauth2/passwordless/token',
    handle(async (request, response) => {
      const client = requireSecret(request.headers.authorization)
      const input = readInput(passwordlessTokenInput, request.body)
      const { pwdless_login_token: code, login_id: login, dnt } = input
      response.json(await passwordless.signIn(client, { code, login, dnt }))
    })
  )

  router.post(
    '/oauth2/password/reset',
    handle((request, response) => {
      const input = readInput(passwordResetInput, request.body)
      const client = requireClient(request.headers.authorization, input.client_id)
      if (input.code_challenge === undefined && input.hint === undefined)
        throw new SlasError(400, 'bad request: code_challenge: needed without the hint cross_device')
      passwordActions.request(client, {
        ...readDelivery(input, redirectUris),
        codeChallenge: input.hint === undefined ? input.code_challenge : undefined
      })
      response.status(200).end()
    })
  )

  router.post(
    '/oauth2/password/action',
    handle(async (request, response) => {
      const input = readInput(passwordActionInput, request.body)
      const client = requireClient(request.headers.authorization, input.client_id)
      const isCrossDevice = input.hint !== undefined
      if (isCrossDevice && input.user_id === undefined)
        throw new SlasError(400, 'bad request: user_id: needed with the hint cross_device')
      await passwordActions.setPassword(client, {
        siteId: input.channel_id,
        token: input.pwd_action_token,
        password: input.new_password,
        codeVerifier: isCrossDevice ? undefined : input.code_verifier,
        login: isCrossDevice ? input.user_id : undefined
      })
      response.status(200).end()
    })
  )

  router.post(
    '/oauth2/otp/request',
    handle((request, response) => {
      const input = readInput(otpRequestInput, request.body)
      const client = requireNamedClient(request.headers.authorization, input.client_id)
      oneTimePasswords.request(client, {
        ...readDelivery(input, redirectUris),
        email: input.email
      })
      response.status(202).end()
    })
  )

  router.post(
    '/oauth2/otp/verify',
    handle((request, response) => {
      const input = readInput(otpVerifyInput, request.body)
      const client = requireNamedClient(request.headers.authorization, input.client_id)
      const owner = { siteId: input.channel_id, login: input.user_id }
      oneTimePasswords.verify(client, owner, input.pwd_action_token)
      response.status(204).end()
    })
  )
}
