const NAMES = ['salutation', 'firstName', 'lastName'] as const

/** How a customer is addressed in a mail, as far as it is known. */
export const readNames = (customer: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    NAMES.flatMap(name => {
      const value = customer[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
  ) as Partial<Record<(typeof NAMES)[number], string>>
