import type { ShopperGiftCertificatesTypes } from 'commerce-sdk-isomorphic'
import { scapiFamily } from './scapi-family'

type PlatformGiftCertificate = ShopperGiftCertificatesTypes.GiftCertificate

/** Shopper Gift Certificates (requirement 3.7.2). */
interface ShopperGiftCertificates {
  /** The gift certificate with its balance. Its code is a secret and is sent in the body. */
  getGiftCertificate(
    parameters: object,
    body: { giftCertificateCode: string }
  ): Promise<PlatformGiftCertificate>
}

export const shopperGiftCertificates = scapiFamily<ShopperGiftCertificates>(
  'pricing/shopper-gift-certificates/v1',
  { getGiftCertificate: 'POST /gift-certificate body' }
)
