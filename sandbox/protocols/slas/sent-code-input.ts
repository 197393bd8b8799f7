import { z } from 'zod'
import type { Delivery } from '../../domain/sessions/code-delivery'
import { isAllowedCallback } from '../../domain/sessions/redirects'
import { SlasError } from '../../domain/sessions/slas-error'
import { challenge, dnt, optionalText, text } from './slas-input'

/** The service's own limit for names of users. */
export const name = text.max(256)
export const optionalName = optionalText.pipe(z.string().max(256).optional())

export const deliveryFields = {
  user_id: name,
  mode: z.enum(['callback', 'email', 'sms']),
  channel_id: text,
  locale: optionalName,
  callback_uri: optionalText
}
const crossDevice = z.preprocess(
  value => (value === '' ? undefined : value),
  z.literal('cross_device').optional()
)

export const passwordlessLoginInput = z.object({
  ...deliveryFields,
  usid: optionalText,
  email: optionalName,
  last_name: optionalName,
  first_name: optionalName,
  phone_number: optionalName,
  customer_no: optionalName
})

/** `true` and `false` as query values. */
const flag = z.enum(['true', 'false']).default('false')
export const passwordlessQuery = z.object({ register_customer: flag, strict_verify: flag })

export const passwordlessTokenInput = z.object({
  grant_type: z.literal('client_credentials'),
  hint: z.literal('pwdless_login'),
  pwdless_login_token: name,
  login_id: optionalName,
  dnt
})

export const passwordResetInput = z.object({
  ...deliveryFields,
  client_id: optionalText,
  code_challenge: challenge,
  hint: crossDevice
})

export const passwordActionInput = z.object({
  client_id: optionalText,
  channel_id: text,
  pwd_action_token: name,
  new_password: z.string().min(1).max(256),
  code_verifier: optionalText,
  hint: crossDevice,
  user_id: optionalName
})

export const otpRequestInput = z
  .object({
    ...deliveryFields,
    mode: z.enum(['callback', 'email']),
    locale: optionalName.transform(locale => locale ?? 'en-US'),
    client_id: text,
    email: optionalName
  })
  .refine(({ mode, email }) => mode !== 'email' || email !== undefined, {
    path: ['email'],
    message: 'the mode email needs one'
  })

export const otpVerifyInput = z.object({
  client_id: text,
  channel_id: text,
  user_id: name,
  pwd_action_token: name
})

interface DeliveryInput {
  mode: Delivery['mode']
  user_id: string
  channel_id: string
  locale?: string
  callback_uri?: string
}

/** Whose code it is, and its delivery; refuses a mode without its parameters, and foreign addresses. */
export function readDelivery(
  { mode, user_id: login, channel_id: siteId, locale, callback_uri }: DeliveryInput,
  registered: string[]
): Delivery & { login: string; siteId: string } {
  if (mode !== 'callback') {
    if (locale === undefined) throw new SlasError(400, `bad request: locale: the mode ${mode} needs one`)
    return { login, siteId, mode, locale }
  }
  if (callback_uri === undefined)
    throw new SlasError(400, 'bad request: callback_uri: the mode callback needs one')
  if (!isAllowedCallback(callback_uri, registered))
    throw new SlasError(400, "callback_uri doesn't match the registered callbacks")
  return { login, siteId, mode, locale, callbackUri: callback_uri }
}
