import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { formatPrice } from '../../../intl/format-price'
import { paths } from '../../../addresses/paths'
import { pricingMessages } from '../../../pricing/messages'
import { Button, ButtonLink } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { Message } from '../../../ui/message/message'
import { SidePanel } from '../../../ui/side-panel/side-panel'
import { BASKET_KEY } from '../api/basket-query'
import type { BasketAlert } from '../describe-basket-error'
import { basketMessages as messages } from '../messages'
import type { Basket } from '../model/basket'
import { countItems } from '../model/basket-rules'
import { useBasket } from '../use-basket'
import { FreeShippingBar } from './free-shipping-bar'
import { LineSummary } from './line-summary'
import { offerBonusChoice } from './promotions/bonus-choice'

export interface CartPanelProps {
  /** What was added just now. */
  productIds: string[]
  /** What could not be added. It stays as long as the panel: 4 seconds are too short to read both. */
  warning?: BasketAlert
  onClose: () => void
}

/** The mini cart after an add, with links to the cart and back (requirement 2.2 "Mini cart"). */
export default function CartPanel({ productIds, warning, onClose }: CartPanelProps) {
  const intl = useIntl()
  const { basket } = useBasket()
  const client = useQueryClient()
  const isFilled = Boolean(basket)
  // The panel opens first: the choice stands above it, and gives the focus back to it.
  useEffect(() => {
    const known = client.getQueryData<Basket | null>(BASKET_KEY)
    if (isFilled && known) offerBonusChoice(client, known)
  }, [client, isFilled])
  if (!basket) return null
  const added = basket.lines.filter(line => productIds.includes(line.productId))
  const heading = `${intl.formatMessage(messages.heading)} (${countItems(basket)})`
  return (
    <SidePanel
      open
      onClose={onClose}
      title={heading}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <div className="grid gap-3">
          <p className="flex justify-between gap-4 font-semibold">
            <span>{intl.formatMessage(messages.subtotal)}</span>
            <span className="figures">{formatPrice(intl, basket.totals.items, basket.currency)}</span>
          </p>
          <p className="-mt-3 text-xs text-muted">{intl.formatMessage(pricingMessages.taxNote)}</p>
          <ButtonLink to={paths.cart} wide onClick={onClose}>
            {intl.formatMessage(messages.toCart)}
          </ButtonLink>
          <Button kind="secondary" wide onClick={onClose}>
            {intl.formatMessage(messages.continue)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <p role="status" className="flex items-center gap-2 text-success">
          <Icon name="check" small />
          {intl.formatMessage(messages.added)}
        </p>
        {warning && (
          <div data-code={warning.code}>
            <Message kind={warning.kind} title={warning.title} answer>
              {warning.message}
            </Message>
          </div>
        )}
        <ul className="grid gap-4">
          {added.map(line => (
            <li key={line.itemId}>
              <LineSummary line={line} currency={basket.currency} onFollow={onClose} />
            </li>
          ))}
        </ul>
        <FreeShippingBar basket={basket} />
      </div>
    </SidePanel>
  )
}
