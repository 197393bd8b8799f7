import type { PasskeyJson } from '../../../platform/session/passkeys'

/** Whether this browser knows passkeys and reads the options of a login service by itself. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Whether this device itself can make a passkey, by fingerprint, face or PIN. */
export const canCreateHere = async (): Promise<boolean> =>
  canUsePasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()

/** Whether the e-mail field can offer passkeys among its suggestions. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

const encode = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Some password managers bring credentials without a `toJSON` that works. */
const describe = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: encode(rawId),
  type: 'public-key' as const
})

/**
 * Asks for a passkey; `conditional` waits until the shopper chooses one at the field.
 *
 * @throws DOMException; see `isCancelled`.
 */
export async function getPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  { signal, mediation }: Pick<CredentialRequestOptions, 'signal' | 'mediation'>
): Promise<PasskeyJson> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = (await navigator.credentials.get({
    publicKey,
    signal,
    mediation
  })) as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse
  return {
    ...describe(credential),
    response: {
      clientDataJSON: encode(clientDataJSON),
      authenticatorData: encode(authenticatorData),
      signature: encode(signature),
      ...(userHandle && { userHandle: encode(userHandle) })
    }
  }
}

/** Has the device create a passkey. @throws DOMException; see `isCancelled` and `isKnownDevice`. */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
  signal: AbortSignal
): Promise<PasskeyJson> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = (await navigator.credentials.create({ publicKey, signal })) as PublicKeyCredential
  const { clientDataJSON, attestationObject } = credential.response as AuthenticatorAttestationResponse
  return {
    ...describe(credential),
    response: { clientDataJSON: encode(clientDataJSON), attestationObject: encode(attestationObject) }
  }
}

interface Signals {
  signalUnknownCredential?: (given: { rpId: string; credentialId: string }) => Promise<void>
}

/** Has the browser stop offering a passkey that the login service does not know; not every browser can. */
export async function forgetPasskey(rpId: string | undefined, credentialId: string): Promise<void> {
  const signals = PublicKeyCredential as unknown as Signals
  if (rpId) await signals.signalUnknownCredential?.({ rpId, credentialId })
}

const hasName = (error: unknown, ...names: string[]) =>
  names.includes((error as Partial<Error> | undefined)?.name ?? '')

/** The shopper has cancelled, or has let the time pass; browsers do not say which. */
export const isCancelled = (error: unknown): boolean => hasName(error, 'NotAllowedError', 'AbortError')

/** The device has a passkey of this account already. */
export const isKnownDevice = (error: unknown): boolean => hasName(error, 'InvalidStateError')
