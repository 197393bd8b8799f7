import { encodeQR } from 'qr'
import { say, type Language, type Localized } from '../../texts/localized-text'
import { writeLabel } from '../../texts/write-label'
import { writeTown } from '../../texts/write-town'
import type { Stores } from '../stores/stores'
import { listDelivered } from '../baskets/pricing/price-basket'
import { listShipped } from './delivery-text'
import { listOpenPickUps } from './lifecycle/pick-up-order'
import type { Order } from './order'

const COLLECT_IN: Localized = {
  de: 'Abholung bei',
  en: 'Collect from',
  fr: 'Retrait chez',
  it: 'Ritiro presso'
}
const NUMBER: Localized = {
  de: 'Abholnummer',
  en: 'Pick-up number',
  fr: 'Numéro de retrait',
  it: 'Numero di ritiro'
}

/**
 * Paragraphs of a mail about what is collected: the store, the goods where others are elsewhere, its hours, and the
 * number. Empty without a pick-up.
 */
export function describePickUps(order: Order, language: Language, stores: Pick<Stores, 'list'>): string[] {
  const isDivided = listDelivered(order.basket).length > 1
  return listOpenPickUps(order).flatMap(({ shipmentId, storeId, number }) => {
    const [store] = stores.list(order.siteId, storeId === undefined ? [] : [storeId])
    const hours =
      store?.hours.map(({ day, time }) => writeLabel(say(day, language), say(time, language), language)) ?? []
    const place = store && [store.name, store.address1, writeTown(store)].join(', ')
    return [
      ...(place === undefined ? [] : [`${say(COLLECT_IN, language)} ${place}`]),
      ...(isDivided ? listShipped(order.basket, shipmentId, language) : []),
      ...(place === undefined ? [] : hours),
      writeLabel(say(NUMBER, language), number, language)
    ]
  })
}

/** Codes of the pick-up numbers, as pictures in a mail. */
export const drawPickUpCodes = (order: Order): string[] =>
  listOpenPickUps(order).map(({ number }) => {
    const picture = Buffer.from(encodeQR(number, 'gif', { scale: 6, border: 4 }))
    return `data:image/gif;base64,${picture.toString('base64')}`
  })
