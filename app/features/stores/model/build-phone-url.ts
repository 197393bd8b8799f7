/** A number as phones dial it: digits only, with the plus of a country. */
export const buildPhoneUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
