/** The shop's own endpoints for passkeys (requirement 14.2, decision 50), between browser and server. */
export const PASSKEY_ENDPOINTS = {
  /** Options for a login. */
  options: '/session/passkey/options',
  login: '/session/passkey/login',
  /** Has a code mailed that begins a registration. */
  code: '/session/passkey/code',
  createOptions: '/session/passkey/create-options',
  create: '/session/passkey/create',
  list: '/session/passkey/list',
  remove: '/session/passkey/remove',
  /** Switches the password off and begins a new session. */
  passwordOff: '/session/passkey/password-off'
} as const

/** A credential as browsers write it, without members that nobody checks; bytes are URL-safe base64. */
export interface PasskeyJson {
  id: string
  rawId: string
  type: 'public-key'
  response: {
    clientDataJSON: string
    /** Of a registration. */
    attestationObject?: string
    /** Of a login. */
    authenticatorData?: string
    signature?: string
    userHandle?: string
  }
}

export interface Passkey {
  id: string
  name: string
  /** ISO times; undefined where the shop has noted none. */
  created?: string
  lastUsed?: string
}

/** All passkeys of a customer. */
export interface PasskeyList {
  passkeys: Passkey[]
}

/** Longest name of a passkey, a limit of the login service. */
export const PASSKEY_NAME_LENGTH = 32

/** Types of refusals (401): the login service does not know the passkey; it proves nothing; the code is refused. */
export const UNKNOWN_PASSKEY = 'unknown-passkey'
export const INVALID_PASSKEY = 'invalid-passkey'
export const INVALID_PASSKEY_CODE = 'invalid-code'
/** A password is switched off by customers with a passkey only (409). */
export const PASSKEY_NEEDED = 'passkey-needed'
/** The session is not a customer's any more (401). */
export const LOGIN_NEEDED = 'login-needed'
