import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { inTransaction } from '../../../storage/sqlite/database'
import { createCustomerStore } from '../../../storage/sqlite/customers'
import { createPasskeyStore } from '../../../storage/sqlite/passkeys'
import type { Site } from '../../sites/site'
import { readRecipient, SENT_CODE_LIFETIME, type Delivery } from '../code-delivery'
import { createRequestLimit } from '../request-limit'
import { createSentCodes, getOwnerKey, type CodeOwner, type SentCodeDependencies } from '../sent-codes'
import type { SlasClient } from '../slas-clients'
import { SlasError } from '../slas-error'
import type { PublicKeyCredentialJson } from './credential-json'
import type { PasskeyChallenge } from './passkey-challenge'
import {
  CEREMONY_LIFETIME,
  invalidPasskey,
  loadWebAuthn,
  readClientData,
  requireOrigin,
  type RelyingParty
} from './relying-party'

const MAX_WRONG_CODES = 10

interface PasskeyDependencies extends SentCodeDependencies {
  sites: Site[]
  relyingParty: RelyingParty
}

/** Registration of passkeys: a sent code shows who asks, then the browser creates the credential. */
export function createPasskeyRegistration(services: PasskeyDependencies) {
  const { db, customers, sendCode, clock, ids, sites, relyingParty } = services
  const codes = createSentCodes<CodeOwner & { clientId: string; customerId: string }>(services, 'passkey', {
    tooManyRequests: 'Too many passkey registration requests were made. Please try again later.'
  })
  const owners = createCustomerStore(db)
  const passkeys = createPasskeyStore<PasskeyChallenge>(db)
  const isWrongCodeAllowed = createRequestLimit(clock, {
    most: MAX_WRONG_CODES - 1,
    within: SENT_CODE_LIFETIME
  })

  /** Throws 401 for any but the latest code of this login. The tenth wrong one makes that void, too. */
  function requireGrant(client: SlasClient, owner: CodeOwner, code: string) {
    const grant = codes.find(code)
    if (grant?.clientId === client.clientId && getOwnerKey(grant) === getOwnerKey(owner)) return grant
    if (!isWrongCodeAllowed(getOwnerKey(owner))) codes.dropOf(owner)
    throw new SlasError(401, 'invalid token: the passkey code is wrong, spent or expired')
  }

  return {
    /**
     * Sends a code to the owner of a login. The response does not show whether there is one; the seventh request in
     * ten minutes is refused for any login.
     */
    authorize(client: SlasClient, request: Delivery & CodeOwner): void {
      const { siteId, login } = request
      codes.admitRequest(request)
      const row = owners.findByLogin(siteId, login)
      if (!row) return
      const token = codes.createCode()
      const { customerId } = row
      codes.save(token, request, { siteId, login, clientId: client.clientId, customerId })
      const recipient = readRecipient(customers.getCustomer(siteId, customerId))
      sendCode('passkey-code', siteId, recipient, request, { login, token })
    },

    /** Options for the browser. The code stays valid, so that a cancelled ceremony can begin again. */
    async start(
      client: SlasClient,
      given: CodeOwner & { code: string; displayName?: string; nickName?: string }
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { siteId, login, displayName = login, nickName = '' } = given
      const { customerId } = requireGrant(client, given, given.code)
      const user = passkeys.findUser(siteId, customerId)
      const userHandle = user?.userHandle ?? ids.next('token')
      const { generateRegistrationOptions } = await loadWebAuthn()
      const options = await generateRegistrationOptions({
        rpID: relyingParty.id,
        rpName: sites.find(site => site.id === siteId)?.name ?? siteId,
        userID: Buffer.from(userHandle, 'base64url'),
        userName: login,
        userDisplayName: displayName,
        timeout: CEREMONY_LIFETIME,
        attestationType: 'none',
        excludeCredentials: user ? passkeys.list(user.id).map(({ credentialId: id }) => ({ id })) : [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' }
      })
      const now = clock.now()
      passkeys.addChallenge(
        options.challenge,
        {
          purpose: 'register',
          siteId,
          clientId: client.clientId,
          customerId,
          userHandle,
          displayName,
          nickName
        },
        now,
        now + CEREMONY_LIFETIME
      )
      return options
    },

    /** Keeps the new credential and spends the code. A challenge works once, whether or not this succeeds. */
    async finish(
      client: SlasClient,
      given: CodeOwner & { code: string; credential: PublicKeyCredentialJson }
    ): Promise<void> {
      const { siteId, code, credential } = given
      const { customerId } = requireGrant(client, given, code)
      const { challenge, origin } = readClientData(credential)
      const begun = passkeys.takeChallenge(challenge, clock.now())
      if (begun?.purpose !== 'register' || begun.clientId !== client.clientId)
        throw invalidPasskey('the challenge is unknown, spent or expired')
      if (begun.siteId !== siteId || begun.customerId !== customerId)
        throw invalidPasskey('the challenge is of another user')
      const { credentialId, publicKey, signatureCount } = await verify(credential, challenge, origin)
      if (!codes.drop(code)) throw new SlasError(401, 'invalid token: the passkey code is spent')
      inTransaction(db, () => {
        if (passkeys.find(credentialId)) throw invalidPasskey('it is registered already')
        const userId = passkeys.saveUser(begun)
        passkeys.add({ userId, credentialId, publicKey, signatureCount, nickName: begun.nickName })
      })
    }
  }

  async function verify(credential: PublicKeyCredentialJson, expectedChallenge: string, origin: string) {
    const expectedOrigin = requireOrigin(relyingParty, origin)
    const { attestationObject = '', clientDataJSON } = credential.response
    const { verifyRegistrationResponse } = await loadWebAuthn()
    const result = await verifyRegistrationResponse({
      response: {
        ...credential,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject }
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID: relyingParty.id
    }).catch((error: unknown) => {
      throw invalidPasskey(error instanceof Error ? error.message : 'it cannot be verified')
    })
    if (!result.verified) throw invalidPasskey('it cannot be verified')
    const { id, publicKey, counter } = result.registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signatureCount: counter
    }
  }
}

export type PasskeyRegistration = ReturnType<typeof createPasskeyRegistration>
