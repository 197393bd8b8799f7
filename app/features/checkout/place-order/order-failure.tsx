import { useEffect, useRef } from 'react'
import { useIntl, type IntlShape } from '../../../intl/intl'
import { isPlatformError } from '../../../platform/http/platform-error'
import { Message } from '../../../ui/status/message'
import { describeBasketError } from '../../basket/describe-basket-error'
import { formatPrice } from '../../../intl/format-price'
import type { BasketChange } from './basket-change'
import { placeOrderMessages as messages } from './messages'
import { isInvalidPayment, isRefusedGiftCard, type PlaceOrderResult } from './place-order'

/**
 * Why the order was not placed, kept until the next try (requirement 7.4: the global error). It takes the focus: the
 * button that was pressed may be gone with its step.
 */
export function OrderFailure({ failure }: { failure: PlaceOrderResult }) {
  const intl = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [failure])
  return (
    <div ref={ref} tabIndex={-1} className="order-failure mb-5">
      <Message kind="error" answer>
        {describe(intl, failure)}
      </Message>
    </div>
  )
}

function describe(intl: IntlShape, failure: PlaceOrderResult): string {
  switch (failure.kind) {
    case 'changed':
      return describeChange(intl, failure.change)
    case 'not-placed':
      return intl.formatMessage(messages.notPlaced)
    case 'basket-gone':
      return intl.formatMessage(messages.basketGone)
    case 'refused':
      return failure.isGiftCard
        ? describeGiftCardRefusal(intl, failure.error)
        : describeRefusal(intl, failure.error)
    // Shown at the top of the page: see `OrderStatusMessage`.
    case 'unknown':
    case 'not-found':
    case 'placed':
      return ''
  }
}

/** Differences between the basket and the amount on the button, so that the shopper can decide again. */
export function describeChange(intl: IntlShape, change: BasketChange, next = messages.changedNext): string {
  const {
    currency,
    total,
    lines,
    added,
    isReaddressed,
    droppedAddresses = [],
    goneAddresses = [],
    giftCards
  } = change
  const money = (amount: number) => formatPrice(intl, amount, currency)
  const sums =
    total.before === total.now
      ? intl.formatMessage(messages.changed)
      : intl.formatMessage(messages.changedTotal, { before: money(total.before), now: money(total.now) })
  const ofLines = lines.flatMap(({ name, before, now, moved, isRewrapped }) => {
    if (!now) return [intl.formatMessage(messages.changedGone, { name })]
    const write = ({ quantity, price }: typeof now) => `${quantity} × ${money(price / quantity)}`
    const isSame = before.quantity === now.quantity && before.price === now.price
    return [
      ...(isSame
        ? []
        : [intl.formatMessage(messages.changedLine, { name, before: write(before), now: write(now) })]),
      ...(isRewrapped ? [intl.formatMessage(messages.changedWrap, { name })] : []),
      ...(moved ? [intl.formatMessage(messages.changedPlace, { name, place: moved })] : [])
    ]
  })
  const ofAdded = added.map(({ name, quantity, price }) =>
    intl.formatMessage(messages.changedAdded, { name, quantity, price: money(price) })
  )
  const ofCards = giftCards
    ? [
        intl.formatMessage(messages.changedGiftCards, {
          before: money(giftCards.paid.before),
          now: money(giftCards.paid.now),
          dueBefore: money(giftCards.due.before),
          due: money(giftCards.due.now)
        })
      ]
    : []
  const ofAddresses = isReaddressed ? [intl.formatMessage(messages.changedAddress)] : []
  const ofDropped = droppedAddresses.map(address => intl.formatMessage(messages.addressDropped, { address }))
  const ofGone = goneAddresses.map(address => intl.formatMessage(messages.addressGone, { address }))
  const isSameBasket = total.before === total.now && lines.length + added.length === 0
  // Of an address book alone, the cart knows nothing.
  const isBookOnly = ofGone.length > 0 && isSameBasket && !isReaddressed && !giftCards
  return [
    ...(isBookOnly ? [] : [sums]),
    ...ofLines,
    ...ofAdded,
    ...ofAddresses,
    ...ofDropped,
    ...ofGone,
    ...ofCards,
    intl.formatMessage(next)
  ].join(' ')
}

function describeRefusal(intl: IntlShape, error: unknown): string {
  if (isInvalidPayment(error)) return intl.formatMessage(messages.invalidPayment)
  const flash = isPlatformError(error) ? error.data?.validationType : undefined
  if (typeof flash === 'string' && Object.hasOwn(messages, flash)) {
    return intl.formatMessage(messages[flash as keyof typeof messages])
  }
  return describeBasketError(intl, error).message
}

/** The platform's own words where it names the card by the end of its code, and what to do. */
function describeGiftCardRefusal(intl: IntlShape, error: unknown): string {
  const reason = isRefusedGiftCard(error)
    ? describeBasketError(intl, error).message
    : intl.formatMessage(messages.giftCardFailed)
  return `${reason} ${intl.formatMessage(messages.giftCardRefused)}`
}
