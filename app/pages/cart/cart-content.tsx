import { useIntl } from 'react-intl'
import { CartLine } from '../../features/basket/components/cart-line'
import { CertificateLine } from '../../features/basket/components/certificate-line'
import type { Basket } from '../../features/basket/model/basket'
import { countItems } from '../../features/basket/model/basket-rules'
import { useCartActions } from '../../features/basket/use-cart-actions'
import { useLineDetails } from '../../features/basket/use-line-details'
import { listGiftCertificates } from '../../features/basket/vouchers/vouchers'
import { CartEmpty } from './cart-states'
import { CartSummary } from './cart-summary'
import { CartTotalBar } from './cart-total-bar'
import { cartPageMessages as messages } from './messages'
import { RemovedNotice } from './removed-notice'

/** Lines and overview; what was removed can be restored, also after the last line. */
export function CartContent({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const details = useLineDetails(basket)
  const actions = useCartActions()
  const { removed } = actions
  const isEmpty = countItems(basket) === 0

  return (
    <>
      {removed && <RemovedNotice removal={removed} onUndo={() => void actions.undoRemove()} />}
      {isEmpty ? (
        <CartEmpty />
      ) : (
        <div className="cart-columns">
          <ul aria-label={formatMessage(messages.lines)} className="cart-lines">
            {basket.lines.map(line => (
              <CartLine
                key={line.itemId}
                line={line}
                currency={basket.currency}
                details={details[line.productId]}
                actions={actions}
              />
            ))}
            {listGiftCertificates(basket).map(certificate => (
              <CertificateLine
                key={certificate.itemId}
                certificate={certificate}
                currency={basket.currency}
                actions={actions}
              />
            ))}
          </ul>
          <CartSummary basket={basket} />
        </div>
      )}
      {!isEmpty && <CartTotalBar basket={basket} />}
    </>
  )
}
