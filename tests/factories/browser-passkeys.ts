/** What a browser throws for a passkey, e.g. `NotAllowedError`. */
export const refusal = (name: string) => new DOMException('', name)

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** A passkey as the browser hands it over. */
export const PASSKEY = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('authenticator'),
    signature: bytes('signature'),
    attestationObject: bytes('attestation')
  }
}

/** Passkeys of a browser, which jsdom lacks, until the test ends. Options stay as they are. */
export function installPasskeys({ canCreateHere = true } = {}) {
  const browser = {
    get: jest.fn(async (_options: CredentialRequestOptions) => PASSKEY as unknown),
    create: jest.fn(async (_options: CredentialCreationOptions) => PASSKEY as unknown),
    signal: jest.fn(async (_given: object) => undefined)
  }
  const keep = (options: object) => options
  const api = Object.assign(() => undefined, {
    parseRequestOptionsFromJSON: keep,
    parseCreationOptionsFromJSON: keep,
    isConditionalMediationAvailable: async () => false,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => canCreateHere,
    signalUnknownCredential: browser.signal
  })
  Object.defineProperty(window, 'PublicKeyCredential', { value: api, configurable: true })
  Object.defineProperty(navigator, 'credentials', { value: browser, configurable: true })
  return browser
}

export function uninstallPasskeys(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
}
