import { useState } from 'react'
import { useIntl } from 'react-intl'
import { addItems } from './api/add-items'
import { useBasketAccess } from './api/basket-access'
import { changeQuantity } from './api/change-quantity'
import { removeLine } from './api/remove-line'
import { showBasketAlert } from './components/basket-alerts'
import { describeBasketError } from './describe-basket-error'
import type { Line } from './model/basket'
import { removeGiftCertificateItem } from './vouchers/gift-certificate-items'

export interface CartActions {
  /** Rejects when the platform refuses it, after the alert has been shown. */
  changeQuantity: (line: Line, quantity: number) => Promise<void>
  remove: (line: Line) => Promise<void>
  removeCertificate: (itemId: string) => Promise<void>
  undoRemove: () => Promise<void>
  /** The line that was removed last and can be restored. */
  removed: Line | undefined
  /** Ids of items that are being removed. */
  removing: ReadonlySet<string>
}

/** The actions on the lines of the cart. */
export function useCartActions(): CartActions {
  const access = useBasketAccess()
  const intl = useIntl()
  const [removed, setRemoved] = useState<Line>()
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())

  const report = (error: unknown) => showBasketAlert(access.client, describeBasketError(intl, error))

  async function markRemoving(itemId: string, remove: () => Promise<void>) {
    setRemoving(ids => new Set(ids).add(itemId))
    try {
      await remove()
    } catch (error) {
      report(error)
    } finally {
      setRemoving(ids => new Set([...ids].filter(id => id !== itemId)))
    }
  }

  return {
    removed,
    removing,
    async changeQuantity(line, quantity) {
      try {
        await changeQuantity(access, line.itemId, quantity)
      } catch (error) {
        report(error)
        throw error
      }
    },
    remove: line =>
      markRemoving(line.itemId, async () => {
        await removeLine(access, line.itemId)
        setRemoved(line)
      }),
    removeCertificate: itemId =>
      markRemoving(itemId, async () => {
        await removeGiftCertificateItem(access, itemId)
      }),
    async undoRemove() {
      if (!removed) return
      setRemoved(undefined)
      try {
        await addItems(
          access,
          [{ productId: removed.productId, quantity: removed.quantity }],
          () => undefined
        )
      } catch (error) {
        // A line that is still missing can still be restored.
        setRemoved(removed)
        report(error)
      }
    }
  }
}
