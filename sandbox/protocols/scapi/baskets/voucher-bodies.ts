import { z } from 'zod'
import type { GiftCertificateInput } from '../../../domain/baskets/mutations/add-gift-certificate-item'
import { toCents } from '../../money'
import { idText, longText, readCustomAttributes } from './custom-attributes'

/** A code to be put into the basket. */
export const couponBody = z.looseObject({ code: idText })

const giftCertificateShape = z.looseObject({
  amount: z.number(),
  recipientEmail: z.string().max(256),
  recipientName: z.string().max(256).optional(),
  senderName: z.string().max(256).optional(),
  message: longText.optional(),
  shipmentId: idText.optional()
})
const readGiftCertificate = (body: Partial<z.infer<typeof giftCertificateShape>>) => ({
  recipientName: body.recipientName,
  senderName: body.senderName,
  message: body.message,
  shipmentId: body.shipmentId,
  custom: readCustomAttributes(body)
})

export const giftCertificateBody = giftCertificateShape.transform((body): GiftCertificateInput => ({
  amount: toCents(body.amount),
  recipientEmail: body.recipientEmail,
  ...readGiftCertificate(body)
}))

export const giftCertificateChangeBody = giftCertificateShape
  .partial()
  .transform((body): Partial<GiftCertificateInput> => ({
    amount: body.amount === undefined ? undefined : toCents(body.amount),
    recipientEmail: body.recipientEmail,
    ...readGiftCertificate(body)
  }))
