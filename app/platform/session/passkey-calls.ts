import { isPlatformError, PlatformError } from '../http/platform-error'
import { INVALID_PASSKEY, INVALID_PASSKEY_CODE, UNKNOWN_PASSKEY, type PasskeyJson } from './passkeys'
import {
  callSlas,
  createShopperLogin,
  type LoginOptions,
  type ReadTokens,
  type SlasSettings,
  type TokenSet
} from './shopper-login'

/** A customer by login and access token. */
export interface PasskeyOwner {
  login: string
  accessToken: string
}

/**
 * Passkeys at the login service, by the public client, which needs the scope `sfcc.pwdless_login` (decision 50).
 * Methods throw PlatformError, for refusals one of status 401 with a type of `passkeys.ts`.
 */
export interface PasskeyCalls {
  /** Options that name no customer: the passkey says whose it is. */
  startLogin(siteId: string): Promise<PublicKeyCredentialRequestOptionsJSON>
  finishLogin(
    siteId: string,
    credential: PasskeyJson,
    options?: Pick<LoginOptions, 'usid'>
  ): Promise<TokenSet>
  /** Has a code mailed that begins a registration. */
  requestCode(siteId: string, request: { login: string; locale: string }): Promise<void>
  startRegistration(
    siteId: string,
    request: { login: string; code: string; displayName: string; name: string }
  ): Promise<PublicKeyCredentialCreationOptionsJSON>
  finishRegistration(
    siteId: string,
    request: { login: string; code: string; credential: PasskeyJson }
  ): Promise<void>
  list(siteId: string, owner: PasskeyOwner): Promise<{ id: string; name: string }[]>
  remove(siteId: string, owner: PasskeyOwner, id: string): Promise<void>
}

export function createPasskeyCalls(settings: SlasSettings, readTokens: ReadTokens): PasskeyCalls {
  const { clientId: client_id } = settings
  const call = <Answer>(
    operation: string,
    siteId: string,
    task: (slas: ReturnType<typeof createShopperLogin>) => Promise<Answer>
  ) => callSlas(operation, () => task(createShopperLogin(settings, siteId)), settings)
  const authorized = ({ accessToken }: PasskeyOwner) => ({ authorization: `Bearer ${accessToken}` })

  return {
    async startLogin(siteId) {
      const body = { client_id, channel_id: siteId }
      const answer = await call('startWebauthnAuthentication', siteId, slas =>
        slas.startWebauthnAuthentication({ body })
      )
      // The vendor's types have the options as they are, the vendor's storefront reads them from `publicKey`.
      const { publicKey = answer } = answer as { publicKey?: unknown }
      return requireChallenge('startWebauthnAuthentication', publicKey)
    },
    async finishLogin(siteId, credential, { usid } = {}) {
      const operation = 'finishWebauthnAuthentication'
      // The vendor declares the members of `response` as lists; they are text.
      const body = { client_id, channel_id: siteId, credential: credential as never, ...(usid && { usid }) }
      const finish = async () => {
        const slas = createShopperLogin(settings, siteId)
        const { tokenResponse } = await slas.finishWebauthnAuthentication({ body })
        if (!tokenResponse) throw unreadable(operation)
        return tokenResponse
      }
      return readTokens(operation, siteId, finish).catch(refuseAs(INVALID_PASSKEY, UNKNOWN_PASSKEY))
    },
    async requestCode(siteId, { login, locale }) {
      const body = { client_id, channel_id: siteId, user_id: login, mode: 'email', locale }
      await call('authorizeWebauthnRegistration', siteId, slas =>
        slas.authorizeWebauthnRegistration({ body })
      )
    },
    async startRegistration(siteId, { login, code, displayName, name }) {
      const operation = 'startWebauthnUserRegistration'
      const body = {
        client_id,
        channel_id: siteId,
        user_id: login,
        pwd_action_token: code,
        display_name: displayName,
        nick_name: name
      }
      const answer = await call(operation, siteId, slas =>
        slas.startWebauthnUserRegistration({ body })
      ).catch(refuseAs(INVALID_PASSKEY_CODE))
      return requireChallenge<PublicKeyCredentialCreationOptionsJSON>(operation, answer)
    },
    async finishRegistration(siteId, { login, code, credential }) {
      const body = {
        client_id,
        channel_id: siteId,
        username: login,
        pwd_action_token: code,
        credential: credential as never
      }
      await call('finishWebauthnUserRegistration', siteId, slas =>
        slas.finishWebauthnUserRegistration({ body })
      ).catch(refuseAs(INVALID_PASSKEY))
    },
    async list(siteId, owner) {
      const operation = 'getPasskeyUserByLoginId'
      const parameters = { channel_id: siteId, loginId: owner.login }
      const user = await call(operation, siteId, async slas => {
        const found = await slas.getPasskeyUserByLoginId({ headers: authorized(owner), parameters })
        // Nothing at all does not mean that the customer has no passkey.
        if (Object.keys(found).length === 0) throw unreadable(operation)
        return found
      }).catch(ignoreAbsence)
      return (user?.credentials ?? []).flatMap(({ credentialId: id, nickName }) =>
        id ? [{ id, name: nickName ?? '' }] : []
      )
    },
    async remove(siteId, owner, credentialId) {
      const parameters = { channel_id: siteId, loginId: owner.login, credentialId }
      await call('deletePasskeyCredential', siteId, slas =>
        slas.deletePasskeyCredential({ headers: authorized(owner), parameters })
      ).catch(ignoreAbsence)
    }
  }
}

const unreadable = (operation: string) =>
  new PlatformError({ kind: 'unreadable', operation, detail: 'the answer is not complete' })

function requireChallenge<Options extends { challenge: string }>(
  operation: string,
  answer: unknown
): Options {
  if (typeof (answer as Partial<Options> | undefined)?.challenge !== 'string') throw unreadable(operation)
  return answer as Options
}

/** One answer for every refusal, which the service does not document; 404 may have another one. */
const refuseAs =
  (type: string, absent = type) =>
  (error: unknown): never => {
    const isRefusal = isPlatformError(error) && [400, 401, 403, 404].includes(error.status ?? 0)
    if (!isRefusal || error.kind !== 'fault' || error.type === 'slas-error') throw error
    throw new PlatformError({
      kind: 'fault',
      operation: error.operation,
      status: 401,
      type: error.status === 404 ? absent : type,
      title: 'Unauthorized',
      detail: 'Unauthorized'
    })
  }

/** A customer without passkeys has no list, and a passkey that is gone need not be removed. */
function ignoreAbsence(error: unknown): undefined {
  if (!isPlatformError(error, 404) || error.kind !== 'fault') throw error
}
