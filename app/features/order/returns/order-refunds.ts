import { GIFT_WRAP_OPTION } from '../../../gifts/gift-wrap-option'
import { roundMoney, sumMoney } from '../../../intl/money'
import { parseJsonList } from '../order-documents'

const STATES = ['pending', 'refunded', 'not_charged'] as const

/** Money that goes back to the shopper, as the platform says. */
export interface OrderRefund {
  id: string
  amount: number
  /** `not_charged`: nothing was paid so far, so that less will be. */
  state: (typeof STATES)[number]
  /** ISO date-time: of the refund, before that of its cause. */
  date?: string
  /** For gift wrap, contained in the amount; 0 where the platform names none. */
  giftWrap: number
  /** Where it goes, by payment method. */
  parts: { methodId: string; amount: number }[]
}

/** `c_refund`: a list as JSON text. Entries without amount or with an unknown state are left out. */
export const mapRefunds = (value: unknown): OrderRefund[] =>
  parseJsonList(value).flatMap((entry, index) => {
    const state = STATES.find(each => each === entry.state)
    if (!state || typeof entry.amount !== 'number') return []
    return [
      {
        id: typeof entry.refundNo === 'string' ? entry.refundNo : `${index}`,
        amount: roundMoney(entry.amount),
        state,
        ...(typeof entry.date === 'string' && { date: entry.date }),
        giftWrap: sumMoney(
          parseJsonList(entry.options).map(({ optionId, amount }) =>
            optionId === GIFT_WRAP_OPTION && typeof amount === 'number' ? amount : 0
          )
        ),
        parts: parseJsonList(entry.parts).flatMap(({ paymentMethodId, amount }) =>
          typeof paymentMethodId === 'string' && typeof amount === 'number'
            ? [{ methodId: paymentMethodId, amount: roundMoney(amount) }]
            : []
        )
      }
    ]
  })

/** Units of the order that are announced to come back: `c_return` lists them also where a list of orders knows no more. */
export const countAnnounced = (value: unknown): number =>
  parseJsonList(value).reduce(
    (units, { state, quantity }) =>
      state === 'announced' && typeof quantity === 'number' ? units + quantity : units,
    0
  )
