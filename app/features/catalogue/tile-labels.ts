import { useMemo } from 'react'
import { useIntl, type IntlShape } from '../../intl/intl'
import { writeNumber } from '../../intl/write-number'
import {
  formatMarkedPrice,
  formatSaving,
  formatPricePerUnit,
  type PricePerUnit
} from '../../intl/format-price'
import { useSite } from '../../visit/site/site-context'
import type { Badge, Rating } from './model/tile'
import { tileMessages as messages } from './tile-messages'

/** All labels of a tile, created once per render of a list and not once per tile. */
export interface TileLabels {
  price: (amount: number) => string
  basePrice: (price: PricePerUnit) => string
  lastMonth: (price: string) => string
  rating: (rating: Rating) => string
  from: string
  currentPrice: string
  listPrice: string
  saving: (prices: { former: number; price: number }) => string | undefined
  outOfStock: string
  preOrder: string
  add: string
  choose: string
  view: string
  badges: Record<Badge, string>
}

/** Creates the labels for one locale and currency. */
function createTileLabels(intl: IntlShape, currency: string): TileLabels {
  const say = (message: (typeof messages)[keyof typeof messages]) => intl.formatMessage(message)
  const lastMonth = createTemplate(price => intl.formatMessage(messages.lastMonth, { price }))
  const rating = createTemplate(average => intl.formatMessage(messages.rating, { average }))
  return {
    price: amount => formatMarkedPrice(intl, amount, currency),
    basePrice: price => formatPricePerUnit(intl, price, currency),
    lastMonth,
    rating: ({ average }) => rating(writeNumber(intl.locale, average)),
    from: say(messages.from),
    currentPrice: say(messages.currentPrice),
    listPrice: say(messages.listPrice),
    saving: prices => formatSaving(intl, prices),
    outOfStock: say(messages.outOfStock),
    preOrder: say(messages.preOrder),
    add: say(messages.add),
    choose: say(messages.choose),
    view: say(messages.view),
    badges: {
      new: say(messages.new),
      sale: say(messages.sale),
      limited: say(messages.limited),
      organic: say(messages.organic)
    }
  }
}

/** Formats a message once and afterwards only fills in its one argument: a list has it in every tile. */
function createTemplate(say: (gap: string) => string): (text: string) => string {
  const mark = '\u0000'
  const [before = '', after = ''] = say(mark).split(mark)
  return text => `${before}${text}${after}`
}

export function useTileLabels(): TileLabels {
  const intl = useIntl()
  const { currency } = useSite()
  return useMemo(() => createTileLabels(intl, currency), [intl, currency])
}
