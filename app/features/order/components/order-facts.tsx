import type { ReactNode } from 'react'
import { defineMessages, useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { describePaidBy } from '../../payment/payment-methods'
import { AddressLines } from '../../postal-address/address-lines'
import { buildRowKeys } from '../../../ui/row-keys'
import type { Order } from '../order'
import { Parcels } from './order-papers'
import { ItemStatusLabel } from './order-status-label'
import { areCancelled, ShippedGoods } from './shipped-goods'
import { CostList } from '../../../pricing/cost-list'
import { priceCart } from '../../../pricing/price-cart'

const messages = defineMessages({
  delivery: { id: 'order.delivery', defaultMessage: 'Delivery' },
  deliveryOf: { id: 'order.deliveryOf', defaultMessage: 'Delivery {number} of {count}' },
  giftMessage: { id: 'order.giftMessage', defaultMessage: 'Gift message: {text}' },
  shippingAddress: { id: 'order.shippingAddress', defaultMessage: 'Shipping address' },
  billingAddress: { id: 'order.billingAddress', defaultMessage: 'Billing address' },
  payment: { id: 'order.payment', defaultMessage: 'Payment' }
})

/** Addresses, shipping method, arrival and payment. Orders by e-mail alone have no delivery. */
export function OrderFacts({ order }: { order: Order }) {
  const intl = useIntl()
  const countries = new Intl.DisplayNames([intl.locale], { type: 'region', fallback: 'code' })
  const nameOf = (code: string) =>
    /^[A-Z]{2}$/i.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code
  const { billingAddress } = order
  const isApart = order.deliveries.length > 0
  const listLines = (ids: string[]) => order.lines.filter(({ id }) => ids.includes(id))
  const { delivery, shippingAddress } = order.delivery?.isDigital || isApart ? {} : order
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {order.deliveries.map(({ id, address, method, giftMessage, lineIds, status, parcels }, index) => (
        <Fact
          key={id}
          term={intl.formatMessage(messages.deliveryOf, {
            number: index + 1,
            count: order.deliveries.length
          })}
        >
          {address && <AddressLines address={address} countryName={nameOf(address.countryCode)} />}
          {method && <span className="block text-sm text-muted">{method}</span>}
          <div className="mt-2">
            <ShippedGoods lines={listLines(lineIds)} currency={order.currency} />
          </div>
          {giftMessage && (
            <span className="mt-2 block">
              {intl.formatMessage(messages.giftMessage, { text: giftMessage })}
            </span>
          )}
          <span className="mt-2 block">
            <ItemStatusLabel
              status={areCancelled(listLines(lineIds)) ? 'cancelled' : status}
              isByEmail={false}
            />
          </span>
          {parcels.length > 0 && (
            <ul role="list">
              <Parcels parcels={parcels} />
            </ul>
          )}
        </Fact>
      ))}
      {delivery && (
        <Fact term={intl.formatMessage(messages.delivery)}>
          <span>{delivery.name}</span>
          {delivery.description && <span className="block text-sm text-muted">{delivery.description}</span>}
        </Fact>
      )}
      <Payments order={order} />
      {shippingAddress && (
        <Fact term={intl.formatMessage(messages.shippingAddress)}>
          <AddressLines address={shippingAddress} countryName={nameOf(shippingAddress.countryCode)} />
        </Fact>
      )}
      {billingAddress && (
        <Fact term={intl.formatMessage(messages.billingAddress)}>
          <AddressLines address={billingAddress} countryName={nameOf(billingAddress.countryCode)} />
        </Fact>
      )}
    </dl>
  )
}

/**
 * Every way the order was paid in, with its amount where there are several; a method that needs nothing only where it
 * is alone.
 */
function Payments({ order: { paymentInstruments, currency } }: { order: Order }) {
  const intl = useIntl()
  const paid = paymentInstruments.filter(({ methodId }) => methodId !== 'NO_PAY')
  const shown = paid.length > 0 ? paid : paymentInstruments.slice(0, 1)
  if (shown.length === 0) return null
  const keys = buildRowKeys(shown.map(({ methodId }) => methodId))
  return (
    <Fact term={intl.formatMessage(messages.payment)}>
      {shown.map((payment, index) => (
        <span key={keys[index]} className="block">
          <span>{describePaidBy(intl, payment)}</span>
          {shown.length > 1 && (
            <span className="figures text-muted">{` (${formatPrice(intl, payment.amount, currency)})`}</span>
          )}
        </span>
      ))}
    </Fact>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Costs of an order; its lines include the gift certificates. */
export const OrderTotals = ({ order }: { order: Order }) => (
  <CostList
    cart={priceCart({
      ...order,
      certificateTotal: 0,
      isSentByEmail: order.delivery?.isDigital ?? order.pickUps.length > 0
    })}
    currency={order.currency}
  />
)
