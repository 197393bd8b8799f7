import type { PostalAddress } from './postal-address'

/** An address in a few words: who, and in which town. */
export const describeDelivery = ({ firstName, lastName, city }: PostalAddress): string =>
  [`${firstName} ${lastName}`.trim(), city].filter(Boolean).join(', ')
