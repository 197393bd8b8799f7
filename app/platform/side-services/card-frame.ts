import type { PaymentProviderSettings } from './payment-provider'

/** The card as the provider's frame reports it: the number is masked. */
export interface FramedCard {
  cardType?: string
  month?: number
  year?: number
  holder?: string
  number?: string
  /** The provider's id of the card, used for the payment. */
  resourceId?: string
}

/** Why the provider's frame has no card (requirement 7.3). */
export class CardFrameError extends Error {
  override name = 'CardFrameError'
  /**
   * `refused`: by the provider; `silent`: no answer in time; `unreadable`: an invalid response; `closed`: by
   * the shopper.
   */
  constructor(
    readonly reason: 'refused' | 'silent' | 'unreadable' | 'closed',
    message: string
  ) {
    super(message)
  }
}

/** Where the provider's frames, older and newer, say what their own check has found. */
const STATUS_NAMES = ['PROCESSING.STATUS', 'PROCESSING.STATUS.CODE', 'STATUS']

/**
 * Parses a message of the provider's card frame (requirement 7.3). The
 * caller has checked the message's origin; see `listenToCardFrame`.
 *
 * @returns undefined for a form that is not complete yet (REJECTED_VALIDATION).
 * @throws CardFrameError with the literal texts of requirement 7.3.
 */
export function parseCardMessage(data: unknown): FramedCard | undefined {
  const message = readMessage(data)
  if (STATUS_NAMES.some(name => message[name] === 'REJECTED_VALIDATION')) return undefined
  if (message['PROCESSING.RESULT'] === 'NOK')
    throw new CardFrameError('refused', 'HEIDELPAY_CREDIT_CARD - PROCESSING.RESULT = NOK')
  return {
    cardType: readText(message.cardType ?? message['ACCOUNT.BRAND']),
    month: readNumber(message.month ?? message['ACCOUNT.EXPIRY_MONTH']),
    year: readNumber(message.year ?? message['ACCOUNT.EXPIRY_YEAR']),
    holder: readText(message.holder ?? message['ACCOUNT.HOLDER']),
    number: readText(message.number ?? message['ACCOUNT.NUMBER']),
    resourceId: readText(message.resourceId ?? message['IDENTIFICATION.UNIQUEID'])
  }
}

/** The address of the frame; it speaks to a page of that origin only. */
export const buildCardFrameUrl = (
  { origin, publicKey }: PaymentProviderSettings,
  page: { locale: string; brand: string; origin: string }
): string => `${origin}/payments/v1/frames/card?${new URLSearchParams({ publicKey, ...page })}`

interface CardFrameCallbacks {
  card(card: FramedCard): void
  failure(error: CardFrameError): void
  /** Its own fields show the missing values. */
  incomplete?(): void
  /** It listens. */
  ready?(): void
  /** In CSS pixels. */
  height?(height: number): void
  /** Enter was pressed in it. */
  submitWanted?(): void
}

/**
 * Listens to the messages of one frame. Those of other windows and origins are ignored:
 * every page that embeds or is embedded may send some. Returns the unsubscribe function.
 */
export function listenToCardFrame(
  frame: { window: Window | null; origin: string },
  callbacks: CardFrameCallbacks
): () => void {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== frame.origin || source !== frame.window) return
    if (isAboutFrame(data)) {
      announceFrame(data, callbacks)
      return
    }
    try {
      const card = parseCardMessage(data)
      if (card) callbacks.card(card)
      else callbacks.incomplete?.()
    } catch (error) {
      if (!(error instanceof CardFrameError)) throw error
      callbacks.failure(error)
    }
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

/** A frame also sends its height and its readiness: `{"FRAME.HEIGHT": 312}`, `{"FRAME.STATUS": "READY"}`. */
const isAboutFrame = (data: unknown): data is string =>
  typeof data === 'string' && data.startsWith('{"FRAME.')

function announceFrame(data: string, { ready, height, submitWanted }: CardFrameCallbacks) {
  const status = /^\{"FRAME\.STATUS":\s*"(\w+)"\}$/.exec(data)?.[1]
  const pixels = /^\{"FRAME\.HEIGHT":\s*(\d{1,4})\}$/.exec(data)?.[1]
  if (status === 'READY') ready?.()
  if (status === 'SUBMIT_WANTED') submitWanted?.()
  if (pixels) height?.(Number(pixels))
}

function readMessage(data: unknown): Record<string, unknown> {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data
    if (typeof message === 'object' && message !== null && 'PROCESSING.RESULT' in message)
      return message as Record<string, unknown>
  } catch {
    // Reported below, like every other invalid message.
  }
  throw new CardFrameError('unreadable', 'HEIDELPAY_CREDIT_CARD - Payment result could not be parsed')
}

const readText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const readNumber = (value: unknown) => Number(value) || undefined
