/** A credential as browsers write it (`PublicKeyCredential.toJSON`); bytes are URL-safe base64. */
export interface PublicKeyCredentialJson {
  id: string
  rawId: string
  type: 'public-key'
  response: {
    clientDataJSON: string
    /** Of a registration. */
    attestationObject?: string
    /** Of an authentication. */
    authenticatorData?: string
    signature?: string
    userHandle?: string
  }
}
