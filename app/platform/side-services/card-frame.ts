/** The card as the provider's frame tells it: the number is masked. */
interface FramedCard {
  cardType?: string
  month?: number
  year?: number
  holder?: string
  number?: string
  /** The provider's id of the card, by which it is paid. */
  resourceId?: string
}

/** What the provider's frame says: a card, or why there is none (requirement 3.8). */
class CardFrameError extends Error {
  override name = 'CardFrameError'
}

/**
 * Reads a message of the frame in which a card is typed (requirements 3.5 and 3.7.5). The
 * caller has checked the message's origin; see `listenToCardFrame`.
 *
 * @returns undefined for a form that is not complete yet (REJECTED_VALIDATION).
 * @throws CardFrameError with the literal texts of requirement 3.8.
 */
export function parseCardMessage(data: unknown): FramedCard | undefined {
  const message = readMessage(data)
  if (message['PROCESSING.STATUS'] === 'REJECTED_VALIDATION') return undefined
  if (message['PROCESSING.RESULT'] === 'NOK')
    throw new CardFrameError('HEIDELPAY_CREDIT_CARD - PROCESSING.RESULT = NOK')
  return {
    cardType: readText(message['ACCOUNT.BRAND']),
    month: readNumber(message['ACCOUNT.EXPIRY_MONTH']),
    year: readNumber(message['ACCOUNT.EXPIRY_YEAR']),
    holder: readText(message['ACCOUNT.HOLDER']),
    number: readText(message['ACCOUNT.NUMBER']),
    resourceId: readText(message['IDENTIFICATION.UNIQUEID'])
  }
}

/**
 * Hears the messages of one frame. Those of other windows and origins are not for us:
 * every page that embeds or is embedded may send some. Answers how to stop.
 */
export function listenToCardFrame(
  frame: { window: Window | null; origin: string },
  hear: { card(card: FramedCard): void; failure(error: CardFrameError): void }
): () => void {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== frame.origin || source !== frame.window) return
    try {
      const card = parseCardMessage(data)
      if (card) hear.card(card)
    } catch (error) {
      if (!(error instanceof CardFrameError)) throw error
      hear.failure(error)
    }
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

function readMessage(data: unknown): Record<string, unknown> {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data
    if (typeof message === 'object' && message !== null && 'PROCESSING.RESULT' in message)
      return message as Record<string, unknown>
  } catch {
    // Said below, as for every other message that is none.
  }
  throw new CardFrameError('HEIDELPAY_CREDIT_CARD - Payment result could not be parsed')
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const readNumber = (value: unknown) => Number(value) || undefined
