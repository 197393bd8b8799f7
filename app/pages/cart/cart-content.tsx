import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { CartLine } from '../../features/basket/components/cart-line'
import { basketMessages } from '../../features/basket/messages'
import type { Basket } from '../../features/basket/model/basket'
import { useCartActions } from '../../features/basket/use-cart-actions'
import { useLineDetails } from '../../features/basket/use-line-details'
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
  const undo = useRef<HTMLButtonElement>(null)
  const { removed } = actions

  // The pressed button was removed with its line: the focus moves to the undo button.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])

  return (
    <>
      {removed && (
        <RemovedNotice ref={undo} onUndo={() => void actions.undoRemove()}>
          {formatMessage(basketMessages.removed, { name: removed.name })}
        </RemovedNotice>
      )}
      {basket.lines.length === 0 ? (
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
          </ul>
          <CartSummary basket={basket} />
        </div>
      )}
      {basket.lines.length > 0 && <CartTotalBar basket={basket} />}
    </>
  )
}
