const NAMES = ['salutation', 'firstName', 'lastName'] as const

/** A registration by code that knows no name has a sign in its place, since SLAS wants one. */
const isName = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value)

/** How a customer is addressed in a mail, as far as it is known. */
export const readNames = (customer: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    NAMES.flatMap(name => {
      const value = customer[name]
      return isName(value) ? [[name, value]] : []
    })
  ) as Partial<Record<(typeof NAMES)[number], string>>
