import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { DEFAULT_SHIPMENT_ID } from '../../../platform/scapi/shopper-baskets'
import { Button } from '../../../ui/action/button'
import { Message } from '../../../ui/status/message'
import { useBasketAccess } from '../../basket/api/basket-access'
import { buildUnitKey, listDivisibleProducts, wantUnits } from '../../basket/division/deliveries'
import { describeDelivery } from '../../../person-fields/postal-address'
import { OutdatedDivision } from '../../basket/division/divide-basket'
import type { Basket } from '../../basket/model/basket'
import { useLineDetails } from '../../basket/api/line-details-query'
import { AddressLines } from '../../postal-address/address-lines'
import type { Country } from '../../postal-address/countries-query'
import { isSameAddress, stripAddress } from '../../postal-address/postal-address'
import type { CheckoutCustomer } from '../checkout-customer'
import { readDoubtedFields } from '../doubted-address'
import { formMessages } from '../forms/messages'
import { sortAddresses } from '../known-address'
import { StepProblem } from '../steps/checkout-step-card'
import { useStepSave } from '../steps/use-step-save'
import { DeliveryAddressForm } from './delivery-address-form'
import { gatherDeliveries, removeDelivery, saveDivision, setDeliveryAddress } from './save-deliveries'
import { severalMessages as messages } from './several-messages'
import { countRest, isParcelQuantity, UnitChoices } from './unit-choices'

export interface SeveralAddressesProps {
  basket: Basket
  countries: Country[]
  defaultCountry: string
  customer: CheckoutCustomer | undefined
  onDone: () => void
  /** Shows the form of the first address and the billing address. */
  onEditFirst: () => void
  /** Everything goes to one address again. */
  onSingle: () => void
}

/** Addresses of an order, and what goes to each. The addresses are the basket's; its units follow with "Continue". */
export default function SeveralAddresses({
  basket,
  countries,
  defaultCountry,
  customer,
  onDone,
  onEditFirst,
  onSingle
}: SeveralAddressesProps) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  const { problem, save } = useStepSave(
    () => undefined,
    error => {
      if (readDoubtedFields(error)) return null
      return error instanceof OutdatedDivision ? formatMessage(messages.outdated) : undefined
    }
  )
  const [isBusy, setIsBusy] = useState(false)
  const [edited, setEdited] = useState<string>()
  const products = listDivisibleProducts(basket)
  const [units, setUnits] = useState(() => products.map(product => product.units))
  const addButton = useRef<HTMLButtonElement>(null)
  const formPlace = useRef<HTMLDivElement>(null)
  const wasEdited = useRef(false)
  // The button that was pressed is gone: with the form, or for it.
  useEffect(() => {
    if (edited !== undefined) formPlace.current?.querySelector<HTMLElement>('input, select')?.focus()
    else if (wasEdited.current) addButton.current?.focus()
    wasEdited.current = edited !== undefined
  }, [edited])

  // Units that were changed elsewhere are divided anew; an address that is being typed stays.
  const state = JSON.stringify(
    basket.lines.map(line => [line.itemId, line.quantity, line.shipmentId, buildUnitKey(line)])
  )
  const [dividedState, setDividedState] = useState(state)
  if (dividedState !== state) {
    setDividedState(state)
    setUnits(products.map(product => product.units))
  }

  const deliveries = basket.shipments
    .filter(
      ({ kind, address, itemIds, id }) =>
        kind === 'delivery' && (id === DEFAULT_SHIPMENT_ID || address || itemIds.length > 0)
    )
    // The default shipment is the first address, wherever the platform lists it.
    .sort((one, other) => Number(other.id === DEFAULT_SHIPMENT_ID) - Number(one.id === DEFAULT_SHIPMENT_ID))
  const nameOf = (code: string) => countries.find(country => country.code === code)?.name ?? code
  const destinations = deliveries.map(({ id, address }, index) => ({
    shipmentId: id,
    name: address ? describeDelivery(address) : formatMessage(messages.number, { number: index + 1 })
  }))
  const isIncomplete = deliveries.some(({ address }) => !address)
  const details = useLineDetails(basket)
  const isOver = products.some((product, index) => {
    const rest = countRest(product, destinations, units[index] ?? {})
    return rest < 0 || !isParcelQuantity(details[product.productId]?.steps, rest)
  })

  async function run(task: () => Promise<unknown>, then: () => void = () => undefined) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await save(task)
      then()
    } catch {
      // `problem` has the message.
    } finally {
      setIsBusy(false)
    }
  }

  const divide = () => {
    if (isOver) return document.querySelector<HTMLElement>('select[aria-invalid="true"]')?.focus()
    if (isIncomplete) return document.getElementById('several-problem')?.focus()
    const wanted = products.map((product, index) => {
      const chosen = Object.fromEntries(
        destinations.slice(1).map(({ shipmentId }) => [shipmentId, units[index]?.[shipmentId] ?? 0])
      )
      const rest = countRest(product, destinations, chosen)
      return wantUnits(product, { [DEFAULT_SHIPMENT_ID]: rest, ...chosen })
    })
    void run(() => saveDivision(access, basket, wanted), onDone)
  }

  const form = (shipmentId: string | undefined) => (
    <DeliveryAddressForm
      address={deliveries.find(({ id }) => id === shipmentId)?.address}
      countries={countries}
      defaultCountry={defaultCountry}
      saved={
        customer &&
        sortAddresses(customer.addresses).filter(
          known => !deliveries.some(({ address }) => isSameAddress(address, known))
        )
      }
      onCancel={() => setEdited(undefined)}
      onSave={async ({ address, isConfirmed, isToBeKept }) => {
        await save(() =>
          setDeliveryAddress(access, basket, {
            // One that another tab has removed meanwhile is added again.
            shipmentId: deliveries.some(({ id }) => id === shipmentId) ? shipmentId : undefined,
            address: stripAddress(address),
            isConfirmed
          })
        )
        setEdited(undefined)
        // The order does not wait for the address book.
        if (isToBeKept) customer?.saveAddress(address).catch(() => undefined)
      }}
    />
  )

  return (
    <div className="grid gap-8">
      <StepProblem text={problem} />
      <section className="grid gap-4" aria-label={formatMessage(messages.addresses)}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {deliveries.map(({ id, address }, index) => {
            const { name } = destinations[index]!
            const label = (action: string) => formatMessage(messages.ofAddress, { action, address: name })
            const isFirst = id === DEFAULT_SHIPMENT_ID
            return (
              <li key={id} className="grid content-start gap-2">
                <p className="text-sm text-muted">{formatMessage(messages.number, { number: index + 1 })}</p>
                {address ? (
                  <AddressLines address={address} countryName={nameOf(address.countryCode)} />
                ) : (
                  <p>{formatMessage(messages.missing)}</p>
                )}
                <div className="flex gap-4">
                  <button
                    type="button"
                    className="link text-sm"
                    aria-label={label(formatMessage(messages.change))}
                    onClick={() => (isFirst ? onEditFirst() : setEdited(id))}
                  >
                    {formatMessage(messages.change)}
                  </button>
                  {!isFirst && (
                    <button
                      type="button"
                      className="link text-sm"
                      aria-label={label(formatMessage(messages.remove))}
                      onClick={() =>
                        // The button goes with its address.
                        void run(
                          () => removeDelivery(access, basket, id),
                          () => addButton.current?.focus()
                        )
                      }
                    >
                      {formatMessage(messages.remove)}
                    </button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
        {edited === undefined ? (
          <Button
            ref={addButton}
            type="button"
            kind="secondary"
            className="sm:justify-self-start"
            onClick={() => setEdited('')}
          >
            {formatMessage(messages.add)}
          </Button>
        ) : (
          <div key={edited} ref={formPlace}>
            {form(edited || undefined)}
          </div>
        )}
      </section>
      {destinations.length > 1 ? (
        <section className="grid gap-6" aria-label={formatMessage(messages.divide)}>
          <h3 className="heading-4">{formatMessage(messages.divide)}</h3>
          {products.map((product, index) => (
            <UnitChoices
              key={buildUnitKey(product)}
              id={`units-${index}`}
              product={product}
              currency={basket.currency}
              destinations={destinations}
              units={units[index] ?? {}}
              steps={details[product.productId]?.steps}
              onChange={(shipmentId, quantity) =>
                setUnits(all =>
                  all.map((each, place) => (place === index ? { ...each, [shipmentId]: quantity } : each))
                )
              }
            />
          ))}
          <p className="text-sm text-muted">{formatMessage(messages.note)}</p>
        </section>
      ) : (
        <p className="text-sm text-muted">{formatMessage(messages.oneOnly)}</p>
      )}
      {isIncomplete && (
        <div id="several-problem" tabIndex={-1}>
          <Message kind="warning">{formatMessage(messages.missing)}</Message>
        </div>
      )}
      {/* The form of an address has its own ways on: nothing typed there is passed by. */}
      {edited === undefined && (
        <div className="flex flex-wrap gap-4">
          <Button type="button" busy={isBusy} onClick={divide}>
            {formatMessage(formMessages.next)}
          </Button>
          <Button
            type="button"
            kind="secondary"
            disabled={isBusy}
            onClick={() => void run(() => gatherDeliveries(access, basket), onSingle)}
          >
            {formatMessage(messages.toOne)}
          </Button>
        </div>
      )}
    </div>
  )
}
