import { z } from 'zod'

const line = z.string().trim().max(256)
const required = line.min(1)
const optional = line.nullable().optional()

/**
 * A standard address: local part, @, domain with a top level of two letters or more, or a bracketed
 * IPv4 (requirement 3.3). Colons are out, because token claims are separated by them.
 */
const email = line.regex(
  /^[^\s@<>"():;,]+@(?:[^\s@<>"():;,.[\]]+\.)+[^\s@<>"():;,.\d[\]]{2,}$|^[^\s@<>"():;,]+@\[(?:\d{1,3}\.){3}\d{1,3}\]$/,
  'is not an e-mail address'
)

const CUSTOM_SIZE_LIMIT = 20_000

/** Known fields are checked, custom attributes (`c_…`) kept as they are, everything else is dropped. */
function withCustomAttributes<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape).transform((given, context) => {
    const kept = Object.entries(given).filter(([name]) => Object.hasOwn(shape, name) || name.startsWith('c_'))
    const custom = kept.filter(([name]) => name.startsWith('c_'))
    if (custom.length > 0 && JSON.stringify(custom).length > CUSTOM_SIZE_LIMIT) {
      context.addIssue({ code: 'custom', message: 'custom attributes are too large' })
    }
    return Object.fromEntries(kept) as z.output<z.ZodObject<Shape>> & Record<string, unknown>
  })
}

const personShape = {
  firstName: optional,
  lastName: optional,
  secondName: optional,
  salutation: optional,
  title: optional,
  suffix: optional,
  companyName: optional,
  jobTitle: optional,
  birthday: z.iso.date().nullable().optional(),
  gender: z.number().int().min(0).max(2).nullable().optional(),
  phoneHome: optional,
  phoneMobile: optional,
  phoneBusiness: optional,
  fax: optional,
  preferredLocale: optional
}

const password = z.string().min(1).max(256)

export const registrationBody = z.object({
  customer: withCustomAttributes({ ...personShape, login: required, email, lastName: required }),
  password
})
export const customerBody = withCustomAttributes({
  ...personShape,
  login: required.optional(),
  currentPassword: password.optional(),
  email: email.optional()
})
export const passwordBody = z.object({ currentPassword: password, password })
export const resetRequestBody = z.object({ login: required })
export const resetBody = z.object({ resetToken: required, newPassword: password, login: required })

const addressShape = {
  salutation: optional,
  firstName: optional,
  secondName: optional,
  fullName: optional,
  title: optional,
  suffix: optional,
  companyName: optional,
  jobTitle: optional,
  address1: optional,
  address2: optional,
  postBox: optional,
  suite: optional,
  city: optional,
  stateCode: optional,
  postalCode: optional,
  phone: optional
}
const countryCode = z.string().regex(/^[A-Za-z]{2}$/, 'is not a country code')
const preferred = z.boolean().optional()

export const addressBody = withCustomAttributes({
  ...addressShape,
  addressId: required,
  lastName: required,
  countryCode,
  preferred
})
export const addressChangeBody = withCustomAttributes({
  ...addressShape,
  addressId: required.optional(),
  lastName: required.optional(),
  countryCode: countryCode.optional(),
  preferred
})

const year = z.number().int().min(2000).max(2100).optional()
const month = z.number().int().min(1).max(12).optional()

export const instrumentBody = withCustomAttributes({
  paymentMethodId: required,
  default: z.boolean().optional(),
  bankRoutingNumber: optional,
  paymentCard: z
    .object({
      cardType: optional,
      holder: optional,
      number: z.string().max(40).optional(),
      securityCode: z.string().max(10).optional(),
      maskedNumber: optional,
      numberLastDigits: optional,
      creditCardToken: optional,
      expirationMonth: month,
      expirationYear: year
    })
    .optional(),
  paymentBankAccount: z.object({ holder: optional, number: z.string().max(40).optional() }).optional()
})

/** All that can be changed of a saved means of payment. */
export const instrumentChangeBody = z.looseObject({
  default: z.boolean().optional(),
  paymentCard: z.looseObject({ expirationMonth: month, expirationYear: year }).optional()
})

const listShape = { name: optional, description: optional, public: z.boolean().optional() }
export const listBody = withCustomAttributes({
  ...listShape,
  type: z.enum(['wish_list', 'gift_registry', 'shopping_list', 'custom_1', 'custom_2', 'custom_3']).optional()
})
export const listChangeBody = withCustomAttributes(listShape)

const itemShape = {
  priority: z.number().int().min(0).max(100).optional(),
  public: z.boolean().optional(),
  type: z.enum(['product', 'gift_certificate']).optional()
}
export const itemBody = withCustomAttributes({
  ...itemShape,
  productId: required.optional(),
  quantity: z.number().min(1).max(10_000).optional()
})
export const itemChangeBody = withCustomAttributes({
  ...itemShape,
  quantity: z.number().min(0).max(10_000).optional()
})
