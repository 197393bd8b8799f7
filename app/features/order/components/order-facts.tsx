import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { orderMessages as messages } from '../messages'
import type { Order, OrderAddress } from '../model/order'

/** Addresses, shipping method, arrival and payment. */
export function OrderFacts({ order }: { order: Order }) {
  const intl = useIntl()
  const countries = new Intl.DisplayNames([intl.locale], { type: 'region', fallback: 'code' })
  const nameOf = (code: string) =>
    /^[A-Z]{2}$/i.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code
  const { delivery, shippingAddress, billingAddress, paymentMethodId } = order
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {delivery && (
        <Fact term={intl.formatMessage(messages.delivery)}>
          {delivery.name}
          {delivery.description && <span className="block text-sm text-muted">{delivery.description}</span>}
        </Fact>
      )}
      <Fact term={intl.formatMessage(messages.payment)}>
        {intl.formatMessage(paymentMethodId === 'NO_PAY' ? messages.noPay : messages.invoice)}
      </Fact>
      {shippingAddress && (
        <Fact term={intl.formatMessage(messages.shippingAddress)}>
          <Lines address={shippingAddress} country={nameOf(shippingAddress.countryCode)} />
        </Fact>
      )}
      {billingAddress && (
        <Fact term={intl.formatMessage(messages.billingAddress)}>
          <Lines address={billingAddress} country={nameOf(billingAddress.countryCode)} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="mb-1 text-sm text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
)

function Lines({ address, country }: { address: OrderAddress; country: string }) {
  const { firstName, lastName, address1, address2, postalCode, city } = address
  const lines = [
    `${firstName} ${lastName}`.trim(),
    address1,
    address2,
    `${postalCode} ${city}`.trim(),
    country
  ]
  return (
    <address className="not-italic">
      {lines.filter(Boolean).map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
