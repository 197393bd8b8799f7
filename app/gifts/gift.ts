import { roundMoney } from '../intl/money'
import { GIFT_WRAP_OPTION } from './gift-wrap-option'

/** A gift card by e-mail for another person, mailed on a day. */
export interface CardGift {
  recipientEmail: string
  recipientName: string
  senderName: string
  /** Plain text with line breaks; empty where nothing was written. */
  message: string
  /** yyyy-mm-dd in the shop's time zone; undefined = with the order. */
  sendOn?: string
}

/** The attributes of a present, of baskets and orders. `c_sendOn` is the shop's own. */
interface GiftAttributes {
  recipientEmail?: string
  recipientName?: string
  senderName?: string
  message?: string
  c_sendOn?: unknown
}

/** Reads a gift certificate item. Undefined where nobody is named. */
export function readCardGift(item: GiftAttributes): CardGift | undefined {
  const { recipientEmail = '', recipientName = '', senderName = '', message = '', c_sendOn: day } = item
  if (!recipientEmail && !recipientName) return undefined
  const sendOn = typeof day === 'string' && isGiftDay(day) ? day : undefined
  return { recipientEmail, recipientName, senderName, message, ...(sendOn !== undefined && { sendOn }) }
}

/** A present of an order, with how far it is; neither where the platform does not say it. */
export interface OrderedGift extends CardGift {
  /** The moment of its mail. */
  sentAt?: number
  /** Its order was cancelled before its mail. */
  isStopped?: true
}

/** Reads a gift certificate item of an order. `c_sentAt` is the shop's own, set by the merchant's job (decision 57). */
export function readOrderedGift(
  item: GiftAttributes & { c_sentAt?: unknown },
  isEnded: boolean
): OrderedGift | undefined {
  const gift = readCardGift(item)
  const sentAt = typeof item.c_sentAt === 'string' ? Date.parse(item.c_sentAt) : NaN
  if (!gift || !Number.isNaN(sentAt)) return gift && { ...gift, sentAt }
  return isEnded ? { ...gift, isStopped: true } : gift
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar, yyyy-mm-dd. */
export function isGiftDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day of a moment in the shop's time zone, yyyy-mm-dd. */
export const toShopDay = (moment: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit'
  }).format(moment)

/** The same day a year later: the last one on which a present can be sent. */
export function addYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, day.length)
}

/** Goods that are wrapped as a gift, with what their card says. */
export interface LineGift {
  /** Plain text with line breaks; empty where the card has none. */
  message: string
  /** Of a wrap with a price; without it the wrap costs nothing. */
  wrap?: GiftWrap
}

/** A wrap that is bought with the product, as a value of its option. */
export interface GiftWrap {
  valueId: string
  /** e.g. "Gift box", as the platform names it. */
  name: string
  /** For all units of the line, a decimal. */
  price: number
}

/** A wrap that is chosen: its name and its price are the platform's. */
export interface WantedGift {
  message: string
  wrap?: Pick<GiftWrap, 'valueId'>
}

/** Members of product items in baskets and orders. */
interface WrappedItem {
  gift?: boolean
  giftMessage?: string
  optionItems?: { optionId?: string; optionValueId?: string; itemText?: string; price?: number }[]
}

/** Whether a product item can be wrapped for a price. */
export const hasGiftWrapOption = ({ optionItems = [] }: WrappedItem): boolean =>
  optionItems.some(({ optionId }) => optionId === GIFT_WRAP_OPTION)

/** Reads a product item of a basket or order. Undefined where it is not wrapped. */
export function readLineGift({
  gift,
  giftMessage = '',
  optionItems = []
}: WrappedItem): LineGift | undefined {
  const option = optionItems.find(({ optionId }) => optionId === GIFT_WRAP_OPTION)
  const { optionValueId: valueId = '', itemText: name = '', price = 0 } = option ?? {}
  // The value without wrap is the one without price.
  if (price > 0) return { message: giftMessage, wrap: { valueId, name, price: roundMoney(price) } }
  return gift === true ? { message: giftMessage } : undefined
}

/** Whether two lines are wrapped alike, with the same words. */
export const isSameGift = (one: WantedGift | undefined, other: WantedGift | undefined): boolean =>
  one?.message === other?.message && one?.wrap?.valueId === other?.wrap?.valueId

/** A line's wrap as a basket call names it; nothing for a line without. */
export const writeLineGift = (gift: WantedGift | undefined) =>
  gift && {
    gift: true,
    giftMessage: gift.message,
    ...(gift.wrap && { optionItems: [{ optionId: GIFT_WRAP_OPTION, optionValueId: gift.wrap.valueId }] })
  }
