import type { SampleGiftCertificate } from '../domain/gift-certificates/gift-certificate'

type Certificate = Partial<SampleGiftCertificate> & Pick<SampleGiftCertificate, 'code' | 'siteId' | 'amount'>

/** An untouched certificate in euros that is good for years, unless the row says otherwise. */
const build = (row: Certificate): SampleGiftCertificate => ({
  currency: 'EUR',
  balance: row.amount,
  enabled: true,
  expiresAt: '2032-12-31T22:59:59.000Z',
  recipientName: 'Anna Sommer',
  recipientEmail: 'anna.sommer@example.com',
  senderName: 'Jonas Winter',
  ...row
})

/** Gift cards that are about already: full, small, begun, spent, disabled, expired and in pounds. */
export const giftCertificates: SampleGiftCertificate[] = [
  { code: 'TEE4-KQ7M-2XWD-9RPA', siteId: 'jasmin', amount: 2500, message: 'Für lange Abende.' },
  { code: 'TEE8-FV3N-6HCZ-5TLB', siteId: 'jasmin', amount: 10000 },
  { code: 'TEE5-CY2V-4FMB-8NHQ', siteId: 'jasmin', amount: 500 },
  { code: 'TEE2-JW9S-8GDK-4MYE', siteId: 'jasmin', amount: 5000, balance: 1850 },
  { code: 'TEE6-BX5R-3PNV-7QCF', siteId: 'jasmin', amount: 2500, balance: 0 },
  { code: 'TEE9-HZ2T-5KLM-6WSG', siteId: 'jasmin', amount: 5000, enabled: false },
  { code: 'TEE3-DN8C-7VJX-2FRH', siteId: 'jasmin', amount: 5000, expiresAt: '2024-12-31T22:59:59.000Z' },
  { code: 'TEE7-MG4P-9SQB-3ZKU', siteId: 'jasmin', amount: 5000, currency: 'GBP' },
  { code: 'KAF5-RT6W-4NZH-8XDJ', siteId: 'puro', amount: 5000 },
  { code: 'KAF9-WE4B-7GTU-2PSN', siteId: 'puro', amount: 500 },
  { code: 'KAF2-VC7K-9BQS-3GMN', siteId: 'puro', amount: 10000, balance: 4275 },
  { code: 'KAF8-LP3F-6JYT-5WRX', siteId: 'puro', amount: 2500, balance: 0 },
  { code: 'KAF4-SH9D-2MCV-7KBZ', siteId: 'puro', amount: 5000, enabled: false },
  { code: 'KAF7-QN5G-8XJW-4TPL', siteId: 'puro', amount: 2500, expiresAt: '2024-06-30T21:59:59.000Z' }
].map(build)
