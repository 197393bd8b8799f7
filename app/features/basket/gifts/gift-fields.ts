import type { IntlShape } from '../../../intl/intl'
import { formatDay } from '../../../intl/format-date'
import { isValidEmail } from '../../../intl/formats/email'
import { addYear, isGiftDay, toShopDay, type CardGift } from '../../../gifts/gift'
import { findWordsProblem, hasInvisible, MAX_MESSAGE, MAX_NAME } from '../../../gifts/gift-words'
import type { GiftCertificateItemInput } from '../../../platform/scapi/shopper-baskets-vouchers'
import { giftFormMessages as messages } from './gift-form-messages'

/** The form's fields; the day is today's where the present is sent with the order. */
export type GiftFields = Required<CardGift>

type Check = (typed: string) => true | string

/** The days on which a present can be sent, yyyy-mm-dd. */
export function findGiftDays(now: number): { first: string; last: string } {
  const first = toShopDay(now)
  return { first, last: addYear(first) }
}

/** The fields of a new present, or of one in the cart; a day that has passed is today. */
export function buildGiftFields(gift: Partial<CardGift> | undefined, now: number): GiftFields {
  const { first, last } = findGiftDays(now)
  const { sendOn = first, ...written } = gift ?? {}
  return {
    recipientName: '',
    recipientEmail: '',
    senderName: '',
    message: '',
    ...written,
    sendOn: sendOn < first || sendOn > last ? first : sendOn
  }
}

/** The rules of all fields (requirement 6.4). The platform has the same ones, and the last word. */
export function buildGiftChecks(intl: IntlShape): Record<keyof GiftFields, Check> {
  const { formatMessage } = intl
  const checkWords = (typed: string, limit: number) => {
    if ([...typed].length > limit) return formatMessage(messages.tooLong, { limit })
    const problem = findWordsProblem(typed)
    return problem ? formatMessage(messages[problem]) : true
  }
  const checkName = (missing: string) => (typed: string) =>
    typed.trim() === '' ? missing : checkWords(typed.trim(), MAX_NAME)
  return {
    recipientName: checkName(formatMessage(messages.recipientNameRequired)),
    senderName: checkName(formatMessage(messages.senderNameRequired)),
    recipientEmail: typed =>
      typed.trim() === ''
        ? formatMessage(messages.emailRequired)
        : isValidEmail(typed.trim()) || formatMessage(messages.emailInvalid),
    message: typed => checkWords(unifyLines(typed), MAX_MESSAGE),
    sendOn: day => {
      const { first, last } = findGiftDays(Date.now())
      if (isGiftDay(day) && day >= first && day <= last) return true
      return formatMessage(messages.dayInvalid, {
        first: formatDay(intl, first),
        last: formatDay(intl, last)
      })
    }
  }
}

/** The present as typed, trimmed. */
export const readGiftFields = (typed: GiftFields): GiftFields => ({
  recipientName: typed.recipientName.trim(),
  recipientEmail: typed.recipientEmail.trim(),
  senderName: typed.senderName.trim(),
  message: unifyLines(typed.message),
  sendOn: typed.sendOn
})

/** The rule of the words on a printed card. */
export const checkCardText =
  (intl: IntlShape): Check =>
  typed => {
    const text = unifyLines(typed)
    if ([...text].length > MAX_MESSAGE) return intl.formatMessage(messages.tooLong, { limit: MAX_MESSAGE })
    return hasInvisible(text) ? intl.formatMessage(messages.characters) : true
  }

/** Trimmed; browsers end lines by carriage returns too. */
export const unifyLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/**
 * As the platform takes it: today's presents have no day, so that one ordered tomorrow is still sent at once. A change
 * takes the former day off by null.
 */
export function buildGiftItem(
  { sendOn, ...gift }: GiftFields,
  amount: number,
  { now, isChange = false }: { now: number; isChange?: boolean }
): GiftCertificateItemInput {
  const isToday = sendOn === toShopDay(now)
  if (isToday && !isChange) return { ...gift, amount }
  return { ...gift, amount, c_sendOn: isToday ? null : sendOn }
}
