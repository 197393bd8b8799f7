import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import { useShopperState } from '../../../platform/session/use-session'
import { useLazyComponent } from '../../../lazy-loading/use-lazy-component'
import { paths } from '../../../visit/addresses/paths'
import { Button, ButtonLink } from '../../../ui/action/button'
import { Icon } from '../../../ui/media/icon'
import { useVariations } from '../../../variations/use-variations'
import { Message } from '../../../ui/status/message'
import { BASKET_KEY } from '../api/basket-key'
import type { BasketAlert } from '../describe-basket-error'
import { lineMessages } from '../line-messages'
import { basketMessages as messages } from '../messages'
import type { Basket } from '../model/basket'
import { countItems } from '../model/count-items'
import { mapCertificate } from '../model/bought-items'
import { basketStateMessages } from '../state-messages'
import { useBasket } from '../use-basket'
import { CartEmpty, CartFailed, CartLapsed, CartLoading } from './cart-states'
import { CheckoutObstacles } from './checkout-obstacles'
import { FreeShippingBar } from './free-shipping-bar'
import { LineGroups } from './line-groups'
import { LineSummary } from './line-summary'
import { OrderOverview } from './order-overview'
import { ChangeVariantButton } from '../variants/change-variant-button'
import { buildLineId, useVariantChoice } from '../variants/variant-choice'
import { offerBonusChoice } from '../promotions/offer-bonus-choice'

export interface CartPanelProps {
  /** Products of the last add; empty where the shopper only looks into the cart. */
  productIds: string[]
  /** About items that could not be added. It stays as long as the panel: 4 seconds are too short to read both. */
  warning?: BasketAlert
  /** The items of the add are not in the basket yet. */
  isAdding?: boolean
  /** See `OrderSearchProps`; undefined where there is no order to look for. */
  loadOrderSearch?: () => Promise<ComponentType<OrderSearchProps> | undefined>
  onClose: () => void
}

/** Looks for an order that was being placed when its page was closed, and says what has become of it. */
export interface OrderSearchProps {
  /** Whether the cart may have become an order: it is not called empty before that is known. */
  onUndecided: (isUndecided: boolean) => void
}

/** The mini cart, after an add or from the header's bag (requirement 6.2). */
export function CartPanel(props: CartPanelProps) {
  const { productIds, warning, isAdding = false, loadOrderSearch = findNone, onClose } = props
  const intl = useIntl()
  const { basket: known, error, refetch } = useBasket()
  const isLapsed = useShopperState() === 'lapsed'
  const basket = isAdding ? undefined : known
  const client = useQueryClient()
  const count = countItems(basket)
  const isAfterAdd = productIds.length > 0
  const isFilled = Boolean(basket)
  const OrderSearch = useLazyComponent(true, loadOrderSearch)
  const [isUndecided, setUndecided] = useState(false)
  // The panel opens first: the dialog of the choice covers it, and returns the focus to it.
  useEffect(() => {
    const cached = client.getQueryData<Basket | null>(BASKET_KEY)
    if (isAfterAdd && isFilled && cached) offerBonusChoice(client, cached)
  }, [client, isAfterAdd, isFilled])
  return (
    <div className="grid gap-6">
      {OrderSearch && <OrderSearch onUndecided={setUndecided} />}
      {basket && count > 0 ? (
        <div className="grid gap-6">
          {productIds.length > 0 && (
            <p role="status" className="flex items-center gap-2 text-success">
              <Icon name="check" small />
              {intl.formatMessage(messages.added)}
            </p>
          )}
          {warning && (
            <div data-code={warning.code}>
              <Message kind={warning.kind} title={warning.title} answer>
                {warning.message}
              </Message>
            </div>
          )}
          <PanelLines basket={basket} productIds={productIds} onFollow={onClose} />
          <OrderOverview basket={basket} />
          {/* Below the costs, which it would push down. */}
          <FreeShippingBar basket={basket} />
        </div>
      ) : basket === null && isLapsed ? (
        <CartLapsed onFollow={onClose} />
      ) : isUndecided ? null : basket !== undefined ? (
        <CartEmpty onFollow={onClose} />
      ) : error && !isAdding ? (
        <CartFailed onRetry={refetch} onFollow={onClose} />
      ) : (
        <CartLoading />
      )}
    </div>
  )
}

const findNone = () => Promise.resolve(undefined)

interface PanelLinesProps {
  basket: Basket
  productIds: string[]
  onFollow: () => void
}

/** All lines; in a long list, what was added just now is scrolled into view. */
function PanelLines({ basket, productIds, onFollow }: PanelLinesProps) {
  const added = useRef<HTMLLIElement>(null)
  const lines = useVariations(basket.lines)
  const { changeVariant, renderUndo, variantDialog } = useVariantChoice(basket)
  const firstAdded = basket.lines.find(line => productIds.includes(line.productId))?.itemId
  // In braces: browsers may return a promise, which is no clean-up.
  useEffect(() => {
    added.current?.scrollIntoView?.({ block: 'nearest' })
  }, [firstAdded])
  return (
    <div>
      {variantDialog}
      <LineGroups
        basket={{ ...basket, lines }}
        headingLevel={3}
        listClassName="grid gap-4"
        renderLine={line => (
          <li
            key={line.itemId}
            id={buildLineId(line.itemId)}
            tabIndex={-1}
            ref={line.itemId === firstAdded ? added : undefined}
          >
            <LineSummary line={line} currency={basket.currency} onFollow={onFollow} />
            {/* Below its words. */}
            <div className="grid grid-cols-[72px_1fr] gap-x-4">
              <span />
              <div>
                <ChangeVariantButton line={line} onPress={changeVariant} />
                {renderUndo(line)}
              </div>
            </div>
          </li>
        )}
        renderCertificate={certificate => (
          <li key={certificate.itemId}>
            <LineSummary line={mapCertificate(certificate)} currency={basket.currency} />
          </li>
        )}
      />
    </div>
  )
}

interface PanelFootProps {
  basket: Basket
  isAdded: boolean
  onClose: () => void
  /** Other ways to order, below the cart's. */
  children?: ReactNode
}

/** Obstacles to an order, and the ways on. */
export function CartPanelFoot({ basket, isAdded, onClose, children }: PanelFootProps) {
  const intl = useIntl()
  return (
    <div className="grid gap-3">
      <CheckoutObstacles basket={basket} />
      <ButtonLink to={paths.cart} wide onClick={onClose}>
        {intl.formatMessage(lineMessages.toCart)}
      </ButtonLink>
      {children}
      {isAdded ? (
        <Button kind="secondary" wide onClick={onClose}>
          {intl.formatMessage(lineMessages.continue)}
        </Button>
      ) : (
        <ButtonLink to={paths.shop} kind="secondary" wide onClick={onClose}>
          {intl.formatMessage(basketStateMessages.toShop)}
        </ButtonLink>
      )}
    </div>
  )
}
