/** Something that has to hold, and whether it does. */
export interface Claim {
  says: string
  holds: boolean
  /** What was seen instead, where it does not. */
  saw?: string
}

/** Prints a line for each and answers whether all hold. */
export function printClaims(claims: readonly Claim[]): boolean {
  for (const { says, holds, saw } of claims)
    console.log(`${holds ? 'yes' : 'NO '}  ${says}${holds || saw === undefined ? '' : ` (${saw})`}`)
  return claims.every(({ holds }) => holds)
}
