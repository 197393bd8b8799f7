import { useIntl } from '../../intl/intl'
import { useBasketAccess } from './api/basket-access'
import { changeQuantity } from './api/change-quantity'
import { announceChange } from './components/announce-change'
import { showBasketAlert } from './components/basket-alerts'
import { offerBonusChoice } from './promotions/offer-bonus-choice'
import { describeBasketError } from './describe-basket-error'
import type { Line } from './model/basket'
import type { Removal } from './changes/removal'
import { useRemoval } from './changes/use-removal'
import type { GiftCertificateLine } from './vouchers/vouchers'

export interface CartActions {
  /** Rejects when the platform refuses it, after the alert has been shown. */
  changeQuantity: (line: Line, quantity: number) => Promise<void>
  remove: (line: Line) => Promise<void>
  removeCertificate: (certificate: GiftCertificateLine) => Promise<void>
  undoRemove: () => Promise<void>
  /** The last removal. */
  removed: Removal | undefined
  /** Ids of items that are being removed. */
  removing: ReadonlySet<string>
}

export function useCartActions(): CartActions {
  const access = useBasketAccess()
  const intl = useIntl()
  const report = (error: unknown) => showBasketAlert(access.client, describeBasketError(intl, error))
  const removal = useRemoval(report)

  return {
    ...removal,
    async changeQuantity(line, quantity) {
      try {
        const basket = await changeQuantity(access, line.itemId, quantity)
        announceChange(basket, line.productId)
        // A changed number of a free product is the choice itself.
        if (!line.bonusChoiceId) offerBonusChoice(access.client, basket)
      } catch (error) {
        report(error)
        throw error
      }
    }
  }
}
