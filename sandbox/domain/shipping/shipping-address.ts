import type { Country } from '../../contracts'
import { invalidField } from '../baskets/checkout-fault'
import type { Address, CustomAttributes } from '../baskets/basket'

const REQUIRED = ['lastName', 'firstName', 'address1', 'city', 'postalCode', 'countryCode'] as const
const OPTIONAL = ['salutation', 'title', 'address2', 'stateCode', 'companyName', 'phone'] as const
const MAX_LENGTH = 256

export type AddressInput = Partial<
  Record<(typeof REQUIRED)[number] | (typeof OPTIONAL)[number], string | null>
> & {
  custom?: CustomAttributes
}

/**
 * An address fit for a basket of the site. Throws an `invalid-field` fault that names the field for
 * a missing or overlong text, a country the site does not send to, or a postal code that does not
 * match the country's pattern (spec 3 §5). The client's own ids and flags are not kept.
 */
export function requireAddress(input: AddressInput, countries: Country[]): Address {
  const texts = Object.fromEntries(
    [...REQUIRED, ...OPTIONAL].flatMap(field => {
      const value = input[field]?.trim()
      if (value && value.length > MAX_LENGTH) throw invalidField(field, `at most ${MAX_LENGTH} characters`)
      return value ? [[field, value]] : []
    })
  ) as Record<(typeof REQUIRED)[number], string>
  for (const field of REQUIRED) if (!texts[field]) throw invalidField(field, 'a value is required')

  const countryCode = texts.countryCode.toUpperCase()
  const country = countries.find(each => each.code === countryCode)
  if (!country) throw invalidField('countryCode', `the site does not deliver to '${countryCode}'`)
  const pattern = country.postalCodePattern
  if (pattern && !new RegExp(pattern, 'i').test(texts.postalCode)) {
    throw invalidField('postalCode', `not a postal code of ${countryCode}`)
  }
  return { ...texts, countryCode, custom: input.custom ?? {} }
}
