import { CartLine } from '../../features/basket/components/cart-line'
import { CertificateLine } from '../../features/basket/components/certificate-line'
import { LineGroups } from '../../features/basket/components/line-groups'
import { WelcomeOfferBanner, useWelcomeOfferQuestion } from '../../features/basket/promotions/welcome-offer'
import type { Basket, Line } from '../../features/basket/model/basket'
import { countItems } from '../../features/basket/model/count-items'
import { useCartActions } from '../../features/basket/use-cart-actions'
import { useLineDetails } from '../../features/basket/api/line-details-query'
import { useVariantChoice } from '../../features/basket/variants/variant-choice'
import { CartStore } from '../../features/pick-up/cart-store'
import { LinePickUp } from '../../features/pick-up/line-pick-up'
import { useCartPickUp } from '../../features/pick-up/use-cart-pick-up'
import { CartEmpty } from '../../features/basket/components/cart-states'
import { CartSummary } from './cart-summary'
import { CartTotalBar } from './cart-total-bar'
import { RemovedNotice } from './removed-notice'

/** Lines and overview; what was removed can be restored, also after the last line. */
export function CartContent({ basket }: { basket: Basket }) {
  const details = useLineDetails(basket)
  const unasked = useCartActions()
  const { remove, question } = useWelcomeOfferQuestion(unasked.remove)
  const actions = { ...unasked, remove }
  const { changeVariant, renderUndo, variantDialog } = useVariantChoice(basket)
  const { removed } = actions
  const { store, stockOf, readStock, pickUp } = useCartPickUp(basket)
  /** Of a line that is collected, the stock is the store's. */
  function readDetails(line: Line) {
    const found = details[line.productId]
    if (line.storeId === undefined || !found) return found
    const stock = line.storeId === store?.id ? stockOf(line) : undefined
    return stock && { ...found, stock }
  }
  const isEmpty = countItems(basket) === 0

  return (
    <>
      {removed && <RemovedNotice removal={removed} onUndo={() => void actions.undoRemove()} />}
      {question}
      {variantDialog}
      <WelcomeOfferBanner basket={basket} />
      {isEmpty ? (
        <CartEmpty />
      ) : (
        <div className="cart-columns">
          <div>
            <LineGroups
              basket={basket}
              headingLevel={2}
              listClassName="cart-lines"
              renderLine={line => (
                <CartLine
                  key={line.itemId}
                  line={line}
                  currency={basket.currency}
                  details={readDetails(line)}
                  actions={actions}
                  onChangeVariant={changeVariant}
                >
                  {renderUndo(line)}
                  <LinePickUp
                    basket={basket}
                    line={line}
                    store={store}
                    stock={stockOf(line)}
                    actions={pickUp}
                  />
                </CartLine>
              )}
              renderCertificate={certificate => (
                <CertificateLine
                  key={certificate.itemId}
                  certificate={certificate}
                  currency={basket.currency}
                  actions={actions}
                />
              )}
            />
            <CartStore basket={basket} store={store} readStock={readStock} actions={pickUp} />
          </div>
          <CartSummary basket={basket} />
        </div>
      )}
      {!isEmpty && <CartTotalBar basket={basket} />}
    </>
  )
}
