import type { ShopperGiftCertificatesTypes } from 'commerce-sdk-isomorphic'
import { Router } from 'express'
import { z } from 'zod'
import {
  getGiftCertificateStatus,
  type GiftCertificate
} from '../../domain/gift-certificates/gift-certificate'
import type { GiftCertificates } from '../../domain/gift-certificates/gift-certificates'
import { notFound } from '../../http/problem'
import { readScope } from '../../http/request-scope'
import { toDecimal } from '../money'

const codeBody = z.looseObject({ giftCertificateCode: z.string().min(1).max(256) })

/** A certificate as the API returns it. The code grants access to its recipient's name, as on the platform. */
const mapGiftCertificate = (certificate: GiftCertificate): ShopperGiftCertificatesTypes.GiftCertificate => ({
  merchantId: certificate.siteId,
  maskedGiftCertificateCode: certificate.maskedCode,
  amount: toDecimal(certificate.amount),
  balance: toDecimal(certificate.balance),
  enabled: certificate.enabled,
  status: getGiftCertificateStatus(certificate),
  recipientEmail: certificate.recipientEmail,
  recipientName: certificate.recipientName,
  senderName: certificate.senderName,
  message: certificate.message,
  c_currency: certificate.currency,
  ...(certificate.expiresAt !== undefined && {
    c_expirationDate: new Date(certificate.expiresAt).toISOString()
  })
})

/**
 * Shopper Gift Certificates, mounted at `/pricing/shopper-gift-certificates/v1/organizations/:organizationId`
 * behind the guards. The code travels in the body, so that no address and no log shows it.
 */
export function createGiftCertificatesRouter({
  giftCertificates
}: {
  giftCertificates: GiftCertificates
}): Router {
  const router = Router()
  router.post('/gift-certificate', (request, response) => {
    const { giftCertificateCode } = codeBody.parse(request.body)
    const certificate = giftCertificates.findByCode(readScope(response).site.id, giftCertificateCode)
    if (!certificate) {
      throw notFound(
        'gift-certificate-not-found',
        'Gift Certificate Not Found',
        'There is no gift certificate with this code.'
      )
    }
    response.json(mapGiftCertificate(certificate))
  })
  return router
}
