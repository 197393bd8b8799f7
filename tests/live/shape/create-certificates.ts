import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of a certificate and its key. */
export interface Certificate {
  certificate: string
  key: string
}

/** Where the certificates of a live run are. */
export function nameCertificates(folder: string) {
  const name = (of: string): Certificate => ({
    certificate: join(folder, `${of}.crt`),
    key: join(folder, `${of}.key`)
  })
  return {
    /** Processes of the live run trust it. */
    authority: name('authority'),
    unknownAuthority: name('unknown-authority'),
    valid: name('valid'),
    expired: name('expired'),
    /** Signed by an authority that nobody knows. */
    stranger: name('stranger')
  }
}

export type Certificates = ReturnType<typeof nameCertificates>

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/**
 * Makes, with `openssl`, an authority, one that nobody knows, and certificates of both for hosts of `*.<domain>`.
 *
 * @param folder where all files go
 */
export function createCertificates(folder: string, domains: readonly string[]): Certificates {
  const certificates = nameCertificates(folder)
  const openssl = (...args: string[]) => void execFileSync('openssl', args, { stdio: 'pipe' })

  function createAuthority({ certificate, key }: Certificate, name: string): void {
    const subject = ['-subj', `/CN=${name}`, '-days', '30']
    openssl('req', '-x509', ...NEW_KEY, ...subject, '-keyout', key, '-out', certificate)
  }

  /** @param days how long it is valid; -1 for one that has expired */
  function sign({ certificate, key }: Certificate, authority: Certificate, days: number): void {
    const request = `${certificate}.request`
    const names = `subjectAltName=${domains.map(domain => `DNS:*.${domain}`).join(',')}`
    openssl('req', '-new', ...NEW_KEY, '-subj', '/CN=live', '-addext', names, '-keyout', key, '-out', request)
    const signer = ['-CA', authority.certificate, '-CAkey', authority.key, '-CAcreateserial']
    const validity = ['-days', String(days), '-copy_extensions', 'copy']
    openssl('x509', '-req', '-in', request, ...signer, ...validity, '-out', certificate)
    // With its authority, as servers send it.
    appendFileSync(certificate, readFileSync(authority.certificate))
  }

  const { authority, unknownAuthority, valid, expired, stranger } = certificates
  createAuthority(authority, 'live authority')
  createAuthority(unknownAuthority, 'unknown authority')
  sign(valid, authority, 30)
  sign(expired, authority, -1)
  sign(stranger, unknownAuthority, 30)
  return certificates
}

/** The fingerprint by which Chromium trusts a certificate without knowing who signed it. */
export function readFingerprint({ certificate }: Certificate): string {
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}
