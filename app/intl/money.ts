/** Decimal amounts of the platform. Computed in whole cents, because 0.1 + 0.2 is not 0.3. */

/** An amount rounded to 2 decimals, halves upwards (requirement 4.4). */
export const roundMoney = (amount: number): number => toCents(amount) / 100

/** A tax rounded down to 2 decimals (requirement 4.4). A floating-point error just below a whole cent does not cost one. */
export const floorTax = (tax: number): number => Math.floor(tax * 100 + EPSILON) / 100

/** Whole cents of a decimal amount. */
export const toCents = (amount: number): number => Math.round(amount * 100 + EPSILON)

/** Sum of decimal amounts, rounded to cents. */
export const sumMoney = (amounts: number[]): number =>
  amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100

const EPSILON = 1e-7
