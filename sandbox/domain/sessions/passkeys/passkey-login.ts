import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Clock } from '../../clock'
import type { SiteId } from '../../sites/site'
import { createCustomerStore } from '../../../storage/sqlite/customers'
import type { Database } from '../../../storage/sqlite/database'
import { createPasskeyStore, type PasskeyRow } from '../../../storage/sqlite/passkeys'
import type { TokenAnswer } from '../issue-tokens'
import type { Authenticator, Sessions } from '../sessions'
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

/** Signing in with a passkey. */
export function createPasskeyLogin({
  db,
  customers,
  sessions,
  relyingParty,
  clock
}: {
  db: Database
  customers: Pick<Authenticator, 'findCredentials'>
  sessions: Pick<Sessions, 'requireChannel' | 'signIn'>
  relyingParty: RelyingParty
  clock: Clock
}) {
  const owners = createCustomerStore(db)
  const passkeys = createPasskeyStore<PasskeyChallenge>(db)

  return {
    /**
     * Options for the browser; without a login the passkey says who it is. An unknown login gets the options
     * of a customer without passkeys.
     */
    async start(
      client: SlasClient,
      { siteId, login }: { siteId: SiteId; login?: string }
    ): Promise<PublicKeyCredentialRequestOptionsJSON> {
      sessions.requireChannel(siteId)
      const customerId = login === undefined ? undefined : owners.findByLogin(siteId, login)?.customerId
      const user = customerId === undefined ? undefined : passkeys.findUser(siteId, customerId)
      const { generateAuthenticationOptions } = await loadWebAuthn()
      const options = await generateAuthenticationOptions({
        rpID: relyingParty.id,
        timeout: CEREMONY_LIFETIME,
        userVerification: 'required',
        allowCredentials: user ? passkeys.list(user.id).map(({ credentialId: id }) => ({ id })) : []
      })
      const now = clock.now()
      passkeys.addChallenge(
        options.challenge,
        { purpose: 'authenticate', siteId, clientId: client.clientId, customerId },
        now,
        now + CEREMONY_LIFETIME
      )
      return options
    },

    /**
     * Signs in the owner of the passkey. A challenge works once, whether or not this succeeds.
     *
     * @throws SlasError 404 for a passkey that is not registered (any more), 401 for one that proves nothing
     */
    async finish(
      client: SlasClient,
      given: { siteId: SiteId; credential: PublicKeyCredentialJson; usid?: string }
    ): Promise<{ credentialId: string; username: string; tokenResponse: TokenAnswer }> {
      const { siteId, credential, usid } = given
      const { challenge, origin } = readClientData(credential)
      const begun = passkeys.takeChallenge(challenge, clock.now())
      if (begun?.purpose !== 'authenticate' || begun.clientId !== client.clientId || begun.siteId !== siteId)
        throw invalidPasskey('the challenge is unknown, spent or expired')
      const passkey = passkeys.find(credential.id)
      const user = passkey && passkeys.getUser(passkey.userId)
      if (!user || user.siteId !== siteId) throw new SlasError(404, 'the passkey is not registered')
      const { userHandle } = credential.response
      if (userHandle !== undefined && userHandle !== user.userHandle)
        throw invalidPasskey('it belongs to another user')
      if (begun.customerId !== undefined && begun.customerId !== user.customerId)
        throw invalidPasskey('it belongs to another user')
      await verify(passkey, credential, challenge, origin)
      const { customerId } = user
      const tokenResponse = await sessions.signIn(client, { siteId, customerId, usid })
      const username = customers.findCredentials(siteId, customerId)?.login ?? ''
      return { credentialId: passkey.credentialId, username, tokenResponse }
    }
  }

  async function verify(
    { id, credentialId, publicKey, signatureCount }: PasskeyRow,
    credential: PublicKeyCredentialJson,
    expectedChallenge: string,
    origin: string
  ): Promise<void> {
    const expectedOrigin = requireOrigin(relyingParty, origin)
    const { clientDataJSON, authenticatorData = '', signature = '' } = credential.response
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    const result = await verifyAuthenticationResponse({
      response: {
        ...credential,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature }
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID: relyingParty.id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: signatureCount
      }
    }).catch((error: unknown) => {
      throw invalidPasskey(error instanceof Error ? error.message : 'it cannot be verified')
    })
    if (!result.verified) throw invalidPasskey('the signature is wrong')
    passkeys.saveCount(id, result.authenticationInfo.newCounter)
  }
}

export type PasskeyLogin = ReturnType<typeof createPasskeyLogin>
