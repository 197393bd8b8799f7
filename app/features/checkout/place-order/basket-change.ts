import { sumMoney, toCents } from '../../../intl/money'
import { nameLine } from '../../../variations/variation'
import { isSameGift } from '../../../gifts/gift'
import { describeDelivery, type PostalAddress } from '../../../person-fields/postal-address'
import { buildUnitKey, listParcels } from '../../basket/division/deliveries'
import type { Basket, Line } from '../../basket/model/basket'
import { isSameAddress } from '../../postal-address/postal-address'
import { listGiftCertificates } from '../../basket/vouchers/vouchers'
import { computeMoneyDue, listGiftCardPayments } from '../../basket/model/basket-rules'

/** Changes of a basket between its review and its order; amounts are decimals of the currency. */
export interface BasketChange {
  currency: string
  /** Total on the button, and the current one. */
  total: Amounts
  /** Products whose quantity or price is another now; without `now` they are gone. */
  lines: LineChange[]
  /** Products that came on top. */
  added: Added[]
  /** An address or the message of a parcel is another now. */
  isReaddressed?: true
  /** Addresses that nothing is sent to any more, in a few words. */
  droppedAddresses?: string[]
  /** Addresses of the order that were removed from the address book. */
  goneAddresses?: string[]
  /** Amounts paid by gift cards and left open, if they changed while the total did not. */
  giftCards?: { paid: Amounts; due: Amounts }
}

interface Amounts {
  before: number
  now: number
}

type Added = { name: string } & LineFacts

interface LineChange {
  name: string
  before: LineFacts
  now?: LineFacts
  /** Where it goes now, if that has changed. */
  moved?: 'delivered' | 'collected' | 'otherAddress'
  /** It is wrapped otherwise, or its card has other words. */
  isRewrapped?: true
}

type LineFacts = Pick<Line, 'quantity' | 'price'>

/**
 * Compares what the shopper saw with what would be ordered: what is charged is what
 * the button said. Undefined where they are the same.
 */
export function findBasketChange(shown: Basket, now: Basket): BasketChange | undefined {
  const total = { before: readTotal(shown), now: readTotal(now) }
  const regrouped = listRegrouped(shown, now)
  const lines = shown.lines.flatMap((line): LineChange[] => {
    const { itemId, quantity } = line
    if (regrouped.has(buildUnitKey(line))) return []
    const price = sumLine(line)
    const name = nameLine(line)
    const found = now.lines.find(each => each.itemId === itemId)
    const before = { quantity, price }
    if (!found) return [{ name, before }]
    const moved = findMove(line, found)
    const facts = { quantity: found.quantity, price: sumLine(found) }
    const isRewrapped = !isSameGift(line.gift, found.gift)
    const isSame = facts.quantity === quantity && facts.price === price && !moved && !isRewrapped
    return isSame
      ? []
      : [
          {
            name,
            before,
            now: facts,
            ...(moved && { moved }),
            ...(isRewrapped && { isRewrapped: true as const })
          }
        ]
  })
  for (const { name, quantity, price } of regrouped.values())
    lines.push({ name, before: { quantity, price }, now: { quantity, price }, moved: 'otherAddress' })
  const gifts = { before: listGifts(shown), now: listGifts(now) }
  const lost = gifts.before.filter(({ key }) => !gifts.now.some(gift => gift.key === key))
  for (const { name, quantity, price } of lost) lines.push({ name, before: { quantity, price } })
  const addedLines = now.lines
    .filter(
      line => !shown.lines.some(({ itemId }) => itemId === line.itemId) && !regrouped.has(buildUnitKey(line))
    )
    .map(line => ({ name: line.name, quantity: line.quantity, price: sumLine(line) }))
  const addedGifts = gifts.now
    .filter(({ key }) => !gifts.before.some(gift => gift.key === key))
    .map(({ key: _key, ...gift }) => gift)
  const added = [...addedLines, ...addedGifts]
  const due = { before: computeMoneyDue(shown), now: computeMoneyDue(now) }
  const isDueSame = due.before === due.now || total.before !== total.now
  const isReaddressed = isSentElsewhere(shown, now)
  const droppedAddresses = listDroppedAddresses(shown, now)
  const isSame = total.before === total.now && lines.length === 0 && added.length === 0 && isDueSame
  if (isSame && !isReaddressed && droppedAddresses.length === 0) return undefined
  return {
    currency: now.currency,
    total,
    lines,
    added,
    ...(isReaddressed && { isReaddressed }),
    ...(droppedAddresses.length > 0 && { droppedAddresses }),
    ...(!isDueSame && { giftCards: { paid: { before: sumCards(shown), now: sumCards(now) }, due } })
  }
}

/** The change with the addresses that were removed from the address book, which the basket does not know. */
export function addGoneAddresses(
  change: BasketChange | undefined,
  basket: Basket,
  goneAddresses: string[]
): BasketChange | undefined {
  if (goneAddresses.length === 0) return change
  const total = readTotal(basket)
  const same = { currency: basket.currency, total: { before: total, now: total }, lines: [], added: [] }
  return { ...(change ?? same), goneAddresses }
}

/** Addresses of parcels that were shown, and of none now: their units go elsewhere or are gone. */
function listDroppedAddresses(shown: Basket, now: Basket): string[] {
  const kept = listParcels(now)
  const dropped = listParcels(shown).flatMap(({ id, address }) =>
    address && !kept.some(parcel => parcel.id === id || isSamePlace(parcel.address, address)) ? [address] : []
  )
  return kept.length > 0 ? dropped.map(describeDelivery) : []
}

/** Whether a parcel that was shown has another address or message, or the order another billing address. */
const isSentElsewhere = (shown: Basket, now: Basket): boolean =>
  !isSamePlace(shown.billingAddress, now.billingAddress) ||
  listParcels(now).some(parcel => {
    const before = shown.shipments.find(({ id }) => id === parcel.id)
    return (
      before !== undefined &&
      (!isSamePlace(before.address, parcel.address) || before.giftMessage !== parcel.giftMessage)
    )
  })

/**
 * Products whose units are divided otherwise between addresses: the same quantity and price, in other lines. By the key
 * of their units, with a line of all of them.
 */
function listRegrouped(shown: Basket, now: Basket): Map<string, Added> {
  const before = sumUnits(shown.lines)
  const after = sumUnits(now.lines)
  const ids = (lines: readonly Line[]) => new Set(lines.map(({ itemId }) => itemId))
  const [former, present] = [ids(shown.lines), ids(now.lines)]
  const isOther = (line: Line) =>
    line.storeId === undefined && !(former.has(line.itemId) && present.has(line.itemId))
  const others = [...shown.lines, ...now.lines].filter(isOther).map(buildUnitKey)
  return new Map(
    [...before].filter(([key, { quantity, price }]) => {
      const found = after.get(key)
      return others.includes(key) && found?.quantity === quantity && found.price === price
    })
  )
}

function sumUnits(lines: readonly Line[]): Map<string, Added> {
  const sums = new Map<string, Added>()
  for (const line of lines.filter(({ storeId }) => storeId === undefined)) {
    const { quantity = 0, price = 0 } = sums.get(buildUnitKey(line)) ?? {}
    sums.set(buildUnitKey(line), {
      name: nameLine(line),
      quantity: quantity + line.quantity,
      price: sumMoney([price, sumLine(line)])
    })
  }
  return sums
}

const isSamePlace = (one?: PostalAddress, other?: PostalAddress): boolean =>
  one && other ? isSameAddress(one, other) : one === other

/** Its price with what is bought with it, e.g. gift wrap. */
const sumLine = ({ price, extras = [] }: Line): number =>
  sumMoney([price, ...extras.map(extra => extra.price)])

function findMove(before: Place, now: Place): LineChange['moved'] {
  if (before.storeId !== now.storeId) return now.storeId === undefined ? 'delivered' : 'collected'
  return now.storeId === undefined && before.shipmentId !== now.shipmentId ? 'otherAddress' : undefined
}

type Place = Pick<Line, 'shipmentId' | 'storeId'>

/** Gift cards for somebody; one with other words is another one. */
const listGifts = (basket: Basket) =>
  listGiftCertificates(basket).map(({ itemId, amount, cardGift, recipient, ...line }) => ({
    key: JSON.stringify([itemId, amount, cardGift]),
    name: [nameLine(line), recipient].filter(Boolean).join(', '),
    quantity: 1,
    price: amount
  }))

const sumCards = (basket: Basket): number =>
  listGiftCardPayments(basket).reduce((cents, { amount }) => cents + toCents(amount), 0) / 100

const readTotal = ({ totals }: Basket): number => totals.order ?? totals.items
