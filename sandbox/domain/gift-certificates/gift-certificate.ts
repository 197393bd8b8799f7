import { createHash } from 'node:crypto'
import type { Cents } from '../money'
import type { SiteId } from '../sites/site'

/** The platform's states, made of amount and balance. */
type GiftCertificateStatus = 'issued' | 'partially_redeemed' | 'redeemed'

/** Money on a code. The code itself is nowhere kept: only its digest, and its last four characters to show. */
export interface GiftCertificate {
  /** Names the certificate where its code must not appear; worthless to others. */
  internalCode: string
  siteId: SiteId
  maskedCode: string
  currency: string
  /** As issued. */
  amount: Cents
  /** Its balance. */
  balance: Cents
  enabled: boolean
  /** Milliseconds since the epoch; absent = never. */
  expiresAt?: number
  recipientName: string
  recipientEmail: string
  senderName: string
  message?: string
}

/** The interface of gift certificates for baskets. */
export interface GiftCertificateLookup {
  /**
   * The certificate of a code, to pay with in a currency; throws a 400 error for one that is unknown on
   * the site, disabled, expired, spent or of another currency.
   */
  requireRedeemable(siteId: SiteId, code: string, currency: string): GiftCertificate
  /** The redeemable balance of a certificate, in cents; 0 when it cannot be redeemed any more. */
  getSpendable(siteId: SiteId, internalCode: string, currency: string): Cents
}

/** People write codes in groups, in small letters, with blanks around them. */
const foldGiftCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

/** A code of 16 letters and digits as it is printed: in groups of four. */
export const formatGiftCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** The key of a code. */
export const hashGiftCode = (code: string): string =>
  createHash('sha256').update(foldGiftCode(code)).digest('base64url')

/** The code with all but its last four characters hidden, as the platform shows it. */
export function maskGiftCode(code: string): string {
  const folded = foldGiftCode(code)
  return '*'.repeat(Math.max(0, folded.length - 4)) + folded.slice(-4)
}

export function getGiftCertificateStatus({ amount, balance }: GiftCertificate): GiftCertificateStatus {
  if (balance <= 0) return 'redeemed'
  return balance < amount ? 'partially_redeemed' : 'issued'
}

/** Whether it has ended by a time in milliseconds. */
export const isExpired = ({ expiresAt }: GiftCertificate, now: number): boolean =>
  expiresAt !== undefined && expiresAt <= now

/** A gift certificate that exists from the start. Its code is kept as a digest only. */
export interface SampleGiftCertificate {
  code: string
  siteId: SiteId
  currency: string
  amount: Cents
  balance: Cents
  enabled: boolean
  /** ISO date-time. */
  expiresAt?: string
  recipientName: string
  recipientEmail: string
  senderName: string
  message?: string
}
