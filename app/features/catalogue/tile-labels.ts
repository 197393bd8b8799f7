import { useMemo } from 'react'
import { useIntl, type IntlShape, defineMessages } from '../../intl/intl'
import { writeNumber } from '../../intl/write-number'
import {
  formatMarkedPrice,
  formatSaving,
  formatPricePerUnit,
  type PricePerUnit
} from '../../intl/format-price'
import { useSite } from '../../visit/site/site-context'
import type { Badge, Rating } from './model/tile'

/** Words on tiles and beside prices. */
export const tileMessages = defineMessages({
  from: { id: 'tile.from', defaultMessage: 'from' },
  currentPrice: { id: 'tile.currentPrice', defaultMessage: 'Reduced price' },
  listPrice: { id: 'tile.listPrice', defaultMessage: 'Regular price' },
  lastMonth: { id: 'tile.lastMonth', defaultMessage: 'Lowest price in the last 30 days: {price}' },
  outOfStock: { id: 'tile.outOfStock', defaultMessage: 'Out of stock' },
  preOrder: { id: 'tile.preOrder', defaultMessage: 'Pre-order' },
  add: { id: 'tile.add', defaultMessage: 'Add to cart' },
  choose: { id: 'tile.choose', defaultMessage: 'Choose' },
  view: { id: 'tile.view', defaultMessage: 'View' },
  rating: { id: 'tile.rating', defaultMessage: '{average} out of 5 stars' },
  new: { id: 'tile.badge.new', defaultMessage: 'New' },
  sale: { id: 'tile.badge.sale', defaultMessage: 'Sale' },
  limited: { id: 'tile.badge.limited', defaultMessage: 'Limited' },
  organic: { id: 'tile.badge.organic', defaultMessage: 'Organic' }
})

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
  const say = (message: (typeof tileMessages)[keyof typeof tileMessages]) => intl.formatMessage(message)
  const lastMonth = createTemplate(price => intl.formatMessage(tileMessages.lastMonth, { price }))
  const rating = createTemplate(average => intl.formatMessage(tileMessages.rating, { average }))
  return {
    price: amount => formatMarkedPrice(intl, amount, currency),
    basePrice: price => formatPricePerUnit(intl, price, currency),
    lastMonth,
    rating: ({ average }) => rating(writeNumber(intl.locale, average)),
    from: say(tileMessages.from),
    currentPrice: say(tileMessages.currentPrice),
    listPrice: say(tileMessages.listPrice),
    saving: prices => formatSaving(intl, prices),
    outOfStock: say(tileMessages.outOfStock),
    preOrder: say(tileMessages.preOrder),
    add: say(tileMessages.add),
    choose: say(tileMessages.choose),
    view: say(tileMessages.view),
    badges: {
      new: say(tileMessages.new),
      sale: say(tileMessages.sale),
      limited: say(tileMessages.limited),
      organic: say(tileMessages.organic)
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
