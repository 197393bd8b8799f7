/** Somebody who registers by a code (requirement 14.4), with their name as far as it is known. */
export interface Newcomer {
  firstName?: string
  lastName?: string
}

/** SLAS wants a last name of everybody whom it registers. */
export const NO_NAME = '-'

/** A customer's name; empty where the registration knew none. */
export const readName = (name: string | undefined): string => (name === NO_NAME ? '' : (name ?? ''))
