import { z } from 'zod'
import type { ItemInput } from '../../../domain/baskets/mutations/add-items'
import type { OptionInput } from '../../../domain/baskets/mutations/line-options'
import type { PaymentInput } from '../../../domain/baskets/mutations/add-payment-instrument'
import type { ShipmentChange } from '../../../domain/baskets/mutations/update-shipment'
import { maskNumber } from '../../../domain/payment/mask-number'
import type { AddressInput } from '../../../domain/shipping/shipping-address'
import { toCents } from '../../money'
import { idText, longText, readCustomAttributes } from './custom-attributes'
import { couponBody, giftCertificateBody } from './voucher-bodies'

/**
 * Schemas of the baskets API's bodies. Members that the sandbox computes itself (prices, names) are accepted
 * and ignored, as on the platform; a wrong type is a 400 problem.
 */
const optionalText = z.string().nullish()
const addressShape = z.looseObject({
  lastName: optionalText,
  firstName: optionalText,
  address1: optionalText,
  city: optionalText,
  postalCode: optionalText,
  countryCode: optionalText,
  salutation: optionalText,
  title: optionalText,
  address2: optionalText,
  stateCode: optionalText,
  companyName: optionalText,
  phone: optionalText
})

/** An address, or a part of one: nothing in it is required. */
export const addressBody = addressShape.transform((body): AddressInput => ({
  lastName: body.lastName,
  firstName: body.firstName,
  address1: body.address1,
  city: body.city,
  postalCode: body.postalCode,
  countryCode: body.countryCode,
  salutation: body.salutation,
  title: body.title,
  address2: body.address2,
  stateCode: body.stateCode,
  companyName: body.companyName,
  phone: body.phone,
  custom: readCustomAttributes(body)
}))

/** `gift: false` takes wrap and card off; without the member they stay. */
const giftShape = { gift: z.boolean().optional(), giftMessage: longText.nullish() }
const readGift = ({ gift, giftMessage }: { gift?: boolean; giftMessage?: string | null }) =>
  gift === undefined ? {} : { gift: gift ? { message: giftMessage?.trim() || undefined } : null }

/** Prices and names come back with the basket and are ignored. */
const optionShape = {
  optionItems: z
    .array(z.looseObject({ optionId: idText, optionValueId: idText }))
    .max(20)
    .nullish()
}
const readOptions = ({ optionItems }: { optionItems?: OptionInput[] | null }) =>
  optionItems
    ? { optionItems: optionItems.map(({ optionId, optionValueId }) => ({ optionId, optionValueId })) }
    : {}

const itemBody = z
  .looseObject({
    productId: idText,
    quantity: z.number().default(1),
    shipmentId: idText.optional(),
    inventoryId: idText.nullish(),
    bonusDiscountLineItemId: idText.optional(),
    ...optionShape,
    ...giftShape
  })
  .transform((body): ItemInput => ({
    productId: body.productId,
    quantity: body.quantity,
    shipmentId: body.shipmentId,
    inventoryId: body.inventoryId ?? undefined,
    bonusDiscountLineItemId: body.bonusDiscountLineItemId,
    ...readOptions(body),
    ...readGift(body),
    custom: readCustomAttributes(body)
  }))

/** A list of products to add. */
export const itemsBody = z.array(itemBody).min(1).max(100)

const itemChangeShape = z.looseObject({
  productId: idText.optional(),
  quantity: z.number().optional(),
  shipmentId: idText.optional(),
  inventoryId: idText.nullish(),
  ...optionShape,
  ...giftShape
})
type ItemChangeBody = z.infer<typeof itemChangeShape>
const readItemChange = (body: ItemChangeBody) => ({
  productId: body.productId,
  quantity: body.quantity,
  shipmentId: body.shipmentId,
  inventoryId: body.inventoryId ?? undefined,
  ...readOptions(body),
  ...readGift(body),
  custom: readCustomAttributes(body)
})

/** A change of one line. */
export const itemChangeBody = itemChangeShape.transform(readItemChange)

/** Changes of several lines, each with its itemId. */
export const itemChangesBody = z
  .array(
    itemChangeShape
      .extend({ itemId: idText })
      .transform(body => ({ itemId: body.itemId, ...readItemChange(body) }))
  )
  .min(1)
  .max(400)

export const customerBody = z.looseObject({ email: z.string() })

export const shippingMethodBody = z.looseObject({ id: idText })

const shipmentShape = z.looseObject({
  shipmentId: idText.optional(),
  shippingAddress: addressBody.nullish(),
  shippingMethod: shippingMethodBody.nullish(),
  gift: z.boolean().optional(),
  giftMessage: longText.optional()
})

/** Members of a shipment; `shipmentId` names a new one. */
export const shipmentBody = shipmentShape.transform((body): ShipmentChange & { shipmentId?: string } => ({
  shipmentId: body.shipmentId,
  shippingAddress: body.shippingAddress ?? undefined,
  shippingMethodId: body.shippingMethod?.id,
  gift: body.gift,
  giftMessage: body.giftMessage,
  custom: readCustomAttributes(body)
}))

/** Only what a shop may keep of a card: never its number or security code. */
const cardBody = z.object({
  cardType: z.string().max(100).optional(),
  holder: z.string().max(256).optional(),
  maskedNumber: z
    .string()
    .max(32)
    .regex(/[*x]/i, 'the number must be masked')
    .regex(
      /^\d{0,6}[\s*x-]+\d{0,4}$/i,
      'no more than six digits before the mask and four behind it may be read'
    )
    .optional(),
  numberLastDigits: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  expirationMonth: z.number().int().min(1).max(12).optional(),
  expirationYear: z.number().int().min(2000).max(2200).optional()
})

const bankAccountBody = z.object({
  holder: z.string().max(256).optional(),
  number: z.string().max(40).optional()
})

const paymentShape = z.looseObject({
  paymentMethodId: idText.optional(),
  customerPaymentInstrumentId: idText.nullish(),
  amount: z.number().nullish(),
  paymentCard: cardBody.nullish(),
  paymentBankAccount: bankAccountBody.nullish(),
  giftCertificateCode: idText.nullish()
})
type PaymentBody = z.infer<typeof paymentShape>
const readPayment = (body: Partial<PaymentBody>) => ({
  paymentMethodId: body.paymentMethodId,
  amount: body.amount === null || body.amount === undefined ? undefined : toCents(body.amount),
  paymentCard: body.paymentCard ?? undefined,
  paymentBankAccount: body.paymentBankAccount ? maskNumber(body.paymentBankAccount) : undefined,
  custom: readCustomAttributes(body)
})

/** A payment instrument to add: by its method, or by a saved instrument. */
export const paymentBody = paymentShape
  .refine(body => body.paymentMethodId ?? body.customerPaymentInstrumentId, {
    path: ['paymentMethodId'],
    message: 'a payment method or a saved payment instrument is required'
  })
  .transform((body): PaymentInput => ({
    ...readPayment(body),
    customerPaymentInstrumentId: body.customerPaymentInstrumentId ?? undefined,
    giftCertificateCode: body.giftCertificateCode ?? undefined
  }))

export const paymentChangeBody = paymentShape.partial().transform(readPayment)

export const basketChangeBody = z
  .looseObject({ currency: z.string().max(10).optional() })
  .transform(body => ({ currency: body.currency, custom: readCustomAttributes(body) }))

/** A new basket, which may already be filled. */
export const basketBody = z
  .looseObject({
    currency: z.string().max(10).nullish(),
    customerInfo: z.looseObject({ email: z.string().nullish() }).nullish(),
    productItems: z.array(itemBody).max(100).nullish(),
    giftCertificateItems: z.array(giftCertificateBody).max(50).nullish(),
    couponItems: z.array(couponBody).max(20).nullish(),
    billingAddress: addressBody.nullish(),
    shipments: z.array(shipmentBody).max(1).nullish()
  })
  .transform(body => ({
    currency: body.currency ?? undefined,
    // Clients send back the empty address that a guest's basket has.
    email: body.customerInfo?.email || undefined,
    items: body.productItems ?? undefined,
    giftCertificateItems: body.giftCertificateItems ?? undefined,
    couponCodes: body.couponItems?.map(({ code }) => code),
    billingAddress: body.billingAddress ?? undefined,
    shipment: body.shipments?.[0],
    custom: readCustomAttributes(body)
  }))

/** Which order's basket is wanted back, and the token that its placement returned. */
export const reopenQuery = z.object({ orderNo: idText, token: idText })
