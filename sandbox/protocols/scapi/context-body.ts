import { z } from 'zod'

const text = z.string().trim().max(256)
const optionalText = text.nullish()
const qualifiers = z.record(z.string().min(1).max(256), text.nullable())
const ids = z.array(text.min(1)).max(20)

/** Body of createShopperContext and updateShopperContext. An empty text or list takes a value back. */
export const contextBody = z.strictObject({
  effectiveDateTime: z
    .union([z.literal(''), z.iso.datetime({ offset: true, error: 'must be an ISO date with a time zone' })])
    .nullish(),
  sourceCode: optionalText,
  clientIp: z.union([z.literal(''), z.ipv4()]).nullish(),
  customerGroupIds: ids.optional(),
  couponCodes: ids.optional(),
  customQualifiers: qualifiers.optional(),
  assignmentQualifiers: qualifiers.optional(),
  geoLocation: z
    .strictObject({
      city: text.optional(),
      country: text.optional(),
      countryCode: text.optional(),
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
      metroCode: text.optional(),
      postalCode: text.optional(),
      region: text.optional(),
      regionCode: text.optional()
    })
    .nullish()
})
