/** Longer ones are no message for a shopper. */
const MOST_LETTERS = 400
const MARKUP = /<[a-z!/?]/i

/**
 * The platform's message for shoppers (requirement 9.1), the only text of a failed call that a page may show:
 * `statusMessage` of a refusal, and of controllers `errorMessage`, `ErrorMsg` or `error.message`. All other texts of an
 * error (title, detail, a fault's message, a gateway's page) are for developers.
 *
 * @returns plain text, undefined if absent.
 */
export function readShopperText(body: unknown, status: number): string | undefined {
  if (!isRecord(body)) return undefined
  const { fault, error } = body
  const isController = Boolean(error || body.isError) && status < 500
  const texts = [
    body.statusMessage,
    readMember(body.arguments, 'statusMessage'),
    readMember(readMember(fault, 'arguments'), 'statusMessage'),
    ...(isController ? [body.errorMessage, body.ErrorMsg, readMember(error, 'message')] : [])
  ]
  return texts.find(isShown)
}

const isShown = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MOST_LETTERS && !MARKUP.test(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readMember = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)
