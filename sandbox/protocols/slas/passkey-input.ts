import { z } from 'zod'
import { challenge, optionalText, text } from './slas-input'
import { deliveryFields, name, optionalName } from './sent-code-input'

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be URL-safe base64')
const credentialId = bytes(256)

/** Browsers write more members than are checked; unknown ones are left out. */
const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(8_192),
    attestationObject: bytes(16_384).optional(),
    authenticatorData: bytes(4_096).optional(),
    signature: bytes(4_096).optional(),
    userHandle: z.preprocess(value => value || undefined, bytes(128).optional())
  })
})

export const registerAuthorizeInput = z.object({
  ...deliveryFields,
  client_id: optionalText,
  code_challenge: challenge
})

export const registerStartInput = z.object({
  client_id: optionalText,
  channel_id: text,
  user_id: name,
  pwd_action_token: name,
  display_name: optionalName,
  nick_name: optionalText.pipe(z.string().max(32).optional())
})

export const registerFinishInput = z.object({
  client_id: optionalText,
  channel_id: text,
  username: name,
  pwd_action_token: name,
  credential
})

export const authenticateStartInput = z.object({
  client_id: optionalText,
  channel_id: text,
  user_id: optionalName
})

export const authenticateFinishInput = z.object({
  client_id: optionalText,
  channel_id: text,
  usid: z.preprocess(value => value ?? undefined, optionalText),
  credential
})

export const passkeyUserInput = z.object({ channel_id: text })
