/** The platform refuses longer codes. */
const LONGEST_CODE = 256

/** Control and other characters without a shape, and the brackets of markup. */
const NEVER_IN_A_CODE = /[\p{C}<>]/u

/**
 * Reads a code as it was typed or pasted: without spaces around it; upper and lower case are the same to
 * the platform. Undefined for what no code can be, so that it is never sent.
 */
export function readCouponCode(typed: string): string | undefined {
  const code = typed.trim()
  return code === '' || code.length > LONGEST_CODE || NEVER_IN_A_CODE.test(code) ? undefined : code
}
