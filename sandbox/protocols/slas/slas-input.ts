import { z } from 'zod'
import { PROVIDERS } from '../../domain/identity-provider/identity'
import { findClient, isClientSecret, type SlasClient } from '../../domain/sessions/slas-clients'
import { isAllowedRedirect } from '../../domain/sessions/redirects'
import { SlasError } from '../../domain/sessions/slas-error'

export const text = z.string().trim().min(1).max(2_000)
/** Clients write absent values as empty or as the word "undefined"; both count as absent. */
export const optionalText = z.preprocess(
  value => (value === '' || value === 'undefined' ? undefined : value),
  text.optional()
)
const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value)
export const challenge = z.preprocess(
  absentWhenEmpty,
  z
    .string()
    .regex(/^[A-Za-z0-9\-_]{43}$/, 'must be a SHA-256 digest in URL-safe base64')
    .optional()
)

export const authorizeInput = z.object({
  redirect_uri: text,
  response_type: z.literal('code'),
  client_id: text,
  channel_id: text,
  hint: z.enum(['guest', ...PROVIDERS], 'guest, google and apple are served here; passwords use login'),
  code_challenge: challenge,
  usid: optionalText,
  state: optionalText
})

export const loginInput = z.object({
  redirect_uri: text,
  client_id: text,
  channel_id: text,
  code_challenge: challenge,
  usid: optionalText,
  state: optionalText
})

export const dnt = z.preprocess(
  value => (value === 'true' ? '1' : value === 'false' ? '0' : value === '' ? undefined : value),
  z.enum(['0', '1']).optional()
)
const codeFields = {
  code: text,
  redirect_uri: text,
  channel_id: text,
  usid: optionalText,
  client_id: optionalText,
  dnt
}

export const tokenInput = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('authorization_code_pkce'), code_verifier: text, ...codeFields }),
  z.object({ grant_type: z.literal('authorization_code'), code_verifier: optionalText, ...codeFields }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: text,
    channel_id: text,
    client_id: optionalText,
    dnt
  }),
  z.object({
    grant_type: z.literal('client_credentials'),
    client_id: optionalText,
    channel_id: text,
    usid: optionalText,
    dnt
  })
])

export const logoutInput = z.object({
  client_id: text,
  channel_id: optionalText,
  refresh_token: text,
  hint: z.preprocess(absentWhenEmpty, z.literal('all-sessions').optional())
})

export const tokenActionInput = z.object({
  token: z.string().trim().min(1).max(8_192),
  token_type_hint: z.preprocess(absentWhenEmpty, z.enum(['access_token', 'refresh_token']).optional())
})

export const userInfoInput = z.object({ channel_id: optionalText })

/** Parses a query or a form; a SLAS error names every field that is wrong. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(issue => `${issue.path.join('.') || 'request'}: ${issue.message}`)
  throw new SlasError(400, `bad request: ${problems.join('; ')}`)
}

/** Reads `Authorization: Basic …`; the name ends at the first colon, a password may hold more of them. */
export function readBasic(header: string | undefined): { name: string; secret: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=_-]+)$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  return colon < 0 ? undefined : { name: decoded.slice(0, colon), secret: decoded.slice(colon + 1) }
}

/** The client of a token call: a private one by its secret, otherwise the public one that is named. */
export function requireClient(header: string | undefined, clientId: string | undefined): SlasClient {
  const basic = readBasic(header)
  if (basic) {
    const client = findClient(basic.name)
    if (!client?.isPrivate || !isClientSecret(basic.secret))
      throw new SlasError(401, 'invalid client credentials')
    return client
  }
  const client = requireKnownClient(clientId ?? '')
  if (client.isPrivate) throw new SlasError(401, 'a private client needs its secret')
  return client
}

/** The client of a call that takes no secret, also a private one; a secret that comes nevertheless has to be right. */
export const requireNamedClient = (header: string | undefined, clientId: string): SlasClient =>
  readBasic(header) ? requireClient(header, clientId) : requireKnownClient(clientId)

/** The client of a call about a token: only a private one may call, with its secret. */
export function requirePrivateClient(header: string | undefined): SlasClient {
  if (!readBasic(header)) throw new SlasError(401, 'the secret of a private client is required')
  return requireClient(header, undefined)
}

/** The client that asks for a code; it proves itself later, when it exchanges the code. */
function requireKnownClient(clientId: string): SlasClient {
  const client = findClient(clientId)
  if (!client) throw new SlasError(400, `invalid client_id '${clientId}'`)
  return client
}

/** The client of a code request; only a private one, with its secret, needs no challenge. */
export function readCodeClient(input: { client_id: string; code_challenge?: string }) {
  const { clientId, isPrivate } = requireKnownClient(input.client_id)
  if (input.code_challenge === undefined && !isPrivate)
    throw new SlasError(400, 'bad request: code_challenge: a public client needs one')
  return { clientId, codeChallenge: input.code_challenge }
}

/** Refuses addresses that a browser must not be sent to. */
export function requireRedirect(redirectUri: string, registered: string[]): string {
  if (!isAllowedRedirect(redirectUri, registered))
    throw new SlasError(400, 'redirect_uri is not registered for this client')
  return redirectUri
}
