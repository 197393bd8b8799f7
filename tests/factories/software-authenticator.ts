import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const hash = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

interface Options {
  challenge?: string
  rp?: { id?: string }
  rpId?: string
  user?: { id: string }
}

/**
 * A passkey as a device keeps it (ES256), with the responses of a browser at `origin`. What a test changes is
 * signed as it is changed, so that only the rule in question refuses it.
 */
export function createAuthenticator(origin = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let userHandle = ''
  let counter = 0

  const writeClientData = (type: string, challenge = '', from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  function writeAuthenticatorData(
    rpId: string,
    flags: number,
    credential: Uint8Array = new Uint8Array()
  ): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([hash(rpId), head, credential])
  }

  function writeCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))]
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length, 0)
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
  }

  const describe = {
    id: encode(id),
    rawId: encode(id),
    type: 'public-key' as const,
    clientExtensionResults: {}
  }

  return {
    id: describe.id,
    /** Sets the counter of signatures; each login raises it by one. */
    setCounter: (value: number) => {
      counter = value
    },
    create(options: Options, from?: string) {
      userHandle = options.user?.id ?? ''
      const flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL
      const authData = writeAuthenticatorData(options.rp?.id ?? '', flags, writeCredential())
      const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)]
      ])
      return {
        ...describe,
        response: {
          clientDataJSON: encode(writeClientData('webauthn.create', options.challenge, from)),
          attestationObject: encode(isoCBOR.encode(attestation))
        }
      }
    },
    get(options: Options, { from, isVerified = true }: { from?: string; isVerified?: boolean } = {}) {
      counter += 1
      const clientData = writeClientData('webauthn.get', options.challenge, from)
      const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
      const authenticatorData = writeAuthenticatorData(options.rpId ?? '', flags)
      return {
        ...describe,
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(authenticatorData),
          signature: encode(sign('sha256', Buffer.concat([authenticatorData, hash(clientData)]), privateKey)),
          userHandle
        }
      }
    }
  }
}

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>
