import { helpers, ResponseError } from 'commerce-sdk-isomorphic'
import { isPlatformError, PlatformError } from '../http/platform-error'
import { NO_NAME, type Newcomer } from './newcomer'
import {
  callSlas,
  createShopperLogin,
  type LoginOptions,
  type ReadTokens,
  type SlasSettings,
  type TokenSet
} from './shopper-login'

/** Whose code, and the language of the mail. */
export interface CodeRequest {
  /** The customer's login, exactly as it is sent again with the code. */
  email: string
  /** Like de-DE. */
  locale: string
  /** The guest's, whose basket follows; see `LoginOptions`. */
  usid?: string
  /** The code makes an account where the address has none. */
  newcomer?: Newcomer
}

/**
 * Login by a code of eight digits that the service mails to the customer (requirement 14.1). Only a private client
 * may do so.
 */
export interface CodeLogin {
  /**
   * Has a code mailed to the customer of this address, if there is one, or to a newcomer. An unknown address and one
   * that has had too many mails are no failures, so that nobody learns which addresses have an account.
   */
  requestCode(siteId: string, request: CodeRequest): Promise<void>
  /** @throws PlatformError `invalid-code` (401) for a code that is wrong, spent, expired or another address's. */
  loginByCode(
    siteId: string,
    sent: { email: string; code: string },
    options?: Pick<LoginOptions, 'dnt'>
  ): Promise<TokenSet>
}

/** Type of the error of a refused code, here and in the shop's own answer. */
const INVALID_CODE = 'invalid-code'

export function createCodeLogin(settings: SlasSettings, readTokens: ReadTokens): CodeLogin {
  const requirePrivateClient = () => {
    if (!settings.privateClient) throw new Error('Codes need the private client of the login service')
    return settings.privateClient
  }

  return {
    async requestCode(siteId, { email, locale, usid, newcomer }) {
      const { clientId, secret } = requirePrivateClient()
      const ask = async () => {
        const response = await helpers.authorizePasswordless({
          slasClient: createShopperLogin({ ...settings, clientId }, siteId),
          credentials: { clientSecret: secret },
          parameters: {
            userid: email,
            mode: 'email',
            locale,
            usid,
            ...(newcomer && { registerCustomer: true, email, lastName: NO_NAME, ...newcomer })
          }
        })
        if (!response.ok) throw new ResponseError(response)
      }
      await callSlas('authorizePasswordlessCustomer', ask, settings).catch((error: unknown) => {
        if (!isAboutAddress(error)) throw error
      })
    },
    async loginByCode(siteId, { email, code }, { dnt } = {}) {
      const { clientId, secret } = requirePrivateClient()
      const slasClient = createShopperLogin({ ...settings, clientId }, siteId)
      const exchange = () =>
        slasClient.getPasswordLessAccessToken({
          headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
          body: {
            grant_type: 'client_credentials',
            hint: 'pwdless_login',
            pwdless_login_token: code,
            login_id: email,
            ...(dnt !== undefined && { dnt: String(dnt) })
          }
        })
      return readTokens('getPasswordLessAccessToken', siteId, exchange, clientId).catch(hideReason)
    }
  }
}

/**
 * The service says that it knows no such customer, or has mailed to the address too often: with 400, or as gateways do with
 * 429 and these words. A 429 without them is about the load of the service.
 */
function isAboutAddress(error: unknown): boolean {
  if (!isPlatformError(error) || ![400, 404, 429].includes(error.status ?? 0)) return false
  return /not found|too many login requests/i.test(`${error.title ?? ''} ${error.detail ?? ''}`)
}

/** One answer for every refused code; the service's own status is 400, as for tokens of another shopper. */
function hideReason(error: unknown): never {
  if (!isPlatformError(error, 400) || error.type === 'slas-error') throw error
  throw createInvalidCode()
}

export const createInvalidCode = () =>
  new PlatformError({
    kind: 'fault',
    operation: 'getPasswordLessAccessToken',
    status: 401,
    type: INVALID_CODE,
    title: 'Unauthorized',
    detail: 'Unauthorized'
  })
