import { useState } from 'react'
import { isUnclear } from '../../../platform/http/platform-error'
import { useBasketAccess } from '../api/basket-access'
import { BASKET_KEY } from '../api/basket-key'
import { removeLine } from '../api/change-line'
import { applyPending, PENDING_QUANTITIES_KEY, type PendingQuantities } from '../api/pending-quantities'
import type { Basket, Line } from '../model/basket'
import { removeGiftCertificateItem } from '../vouchers/gift-certificate-items'
import type { GiftCertificateLine } from '../vouchers/vouchers'
import { applyLineOrder, LINE_ORDER_KEY, listItemIds, type LineOrder } from './line-order'
import { buildCertificateRemoval, buildRemoval, type Removal } from './removal'
import { isFirstPartBack, restoreFirstPart } from './restore-removal'

declare global {
  interface WindowEventMap {
    'remove-from-cart': CustomEvent<Line>
  }
}

interface RemovalActions {
  remove: (line: Line) => Promise<void>
  removeCertificate: (certificate: GiftCertificateLine) => Promise<void>
  undoRemove: () => Promise<void>
  /** The last removal. */
  removed: Removal | undefined
  /** Ids of items that are being removed. */
  removing: ReadonlySet<string>
}

/**
 * Removes items and puts them back as they were. Where it is unknown whether the platform has done it, the
 * basket is read again and decides.
 *
 * @param report shows an error to the shopper.
 */
export function useRemoval(report: (error: unknown) => void): RemovalActions {
  const access = useBasketAccess()
  const { client } = access
  const [removed, setRemoved] = useState<Removal>()
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())

  const readBasket = () => client.getQueryData<Basket | null>(BASKET_KEY)
  /** The basket as it is shown, or will be with the next render. */
  const readShown = () => {
    const basket = readBasket()
    const pending = client.getQueryData<PendingQuantities>(PENDING_QUANTITIES_KEY) ?? {}
    const order = client.getQueryData<LineOrder>(LINE_ORDER_KEY) ?? []
    return basket && applyLineOrder(applyPending(basket, pending), order)
  }

  /** The basket without the item; undefined when it is still there, after the error has been shown. */
  async function takeOut(itemId: string, send: () => Promise<Basket>): Promise<Basket | undefined> {
    try {
      return await send()
    } catch (error) {
      if (isUnclear(error)) await client.invalidateQueries({ queryKey: BASKET_KEY })
      const basket = readBasket()
      if (isUnclear(error) && basket && !listItemIds(basket).includes(itemId)) return basket
      report(error)
      return undefined
    }
  }

  async function run(
    itemId: string,
    send: () => Promise<Basket>,
    build: (before: Basket, after: Basket) => Removal
  ): Promise<boolean> {
    const before = readShown()
    if (!before) return false
    setRemoving(ids => new Set(ids).add(itemId))
    const after = await takeOut(itemId, send)
    setRemoving(ids => new Set([...ids].filter(id => id !== itemId)))
    if (!after) return false
    setRemoved(build(before, after))
    return true
  }

  return {
    removed,
    removing,
    async remove(rendered) {
      const { itemId } = rendered
      // With a quantity that was typed right before the removal.
      const line = readShown()?.lines.find(each => each.itemId === itemId) ?? rendered
      const isGone = await run(
        itemId,
        () => removeLine(access, itemId),
        (before, after) => buildRemoval(line, before, after)
      )
      if (isGone) window.dispatchEvent(new CustomEvent('remove-from-cart', { detail: line }))
    },
    async removeCertificate({ itemId, name }) {
      await run(
        itemId,
        () => removeGiftCertificateItem(access, itemId),
        before => buildCertificateRemoval(itemId, name, before)
      )
    },
    async undoRemove() {
      let rest = removed
      setRemoved(undefined)
      try {
        while (rest) rest = await restoreFirstPart(access, rest)
      } catch (error) {
        if (isUnclear(error)) await client.invalidateQueries({ queryKey: BASKET_KEY })
        // The parts that are still missing can be put back later.
        if (!rest || (isUnclear(error) && isFirstPartBack(access, rest))) return
        setRemoved(rest)
        report(error)
      }
    }
  }
}
