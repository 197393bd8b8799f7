import { z } from 'zod'

/** Dates of a passkey that the login service does not keep; ISO times. */
const dates = z.object({ created: z.iso.datetime().optional(), lastUsed: z.iso.datetime().optional() })
const attribute = z.record(z.string(), dates)

type PasskeyDates = z.infer<typeof attribute>

/** Reads `c_passkeys`, JSON text by credential id; whatever cannot be read is no date. */
export function readPasskeyDates(text: unknown): PasskeyDates {
  if (typeof text !== 'string') return {}
  try {
    return attribute.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

export const writePasskeyDates = (given: PasskeyDates): { c_passkeys: string } => ({
  c_passkeys: JSON.stringify(given)
})
