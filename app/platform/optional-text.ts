/** A text of a response; undefined where the platform leaves it out or empty. */
export const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
