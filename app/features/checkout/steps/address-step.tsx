import { useState } from 'react'
import { useIntl } from '../../../intl/intl'
import { keepDestination } from '../../../visit/destination'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { findCountry } from '../../../visit/site/locale-country'
import { useSite } from '../../../visit/site/site-context'
import { useBasketAccess } from '../../basket/api/basket-access'
import { showBasketAlert } from '../../basket/components/basket-alerts'
import { basketMessages } from '../../basket/messages'
import type { Basket } from '../../basket/model/basket'
import { canDivide, isToSeveral } from '../../basket/division/deliveries'
import { Checkbox } from '../../../ui/form/checkbox'
import { PartBoundary } from '../../../ui/frame/part-boundary'
import { countriesQuery } from '../../postal-address/countries-query'
import { isCollected, isSentByEmail, isWithoutParcel } from '../../basket/model/basket-rules'
import { readDoubtedFields } from '../doubted-address'
import { setBillingAddress, setShippingAddress } from '../set-addresses'
import { setEmailDelivery } from '../set-shipping-method'
import { AddressForm, type SavedAddresses } from '../forms/address-form'
import { addressMessages } from '../../postal-address/messages'
import { formMessages } from '../forms/messages'
import { isSameAddress, stripAddress } from '../../postal-address/postal-address'
import type { CheckoutCustomer } from '../checkout-customer'
import { findAddressToSave, sortAddresses, type UsedAddress } from '../known-address'
import { AddressLines } from '../../postal-address/address-lines'
import { gatherLater, SeveralAddresses, SeveralSummary } from '../several-addresses/late-parts'
import { severalMessages } from '../several-addresses/several-messages'
import { StepLoading } from './step-loading'
import { StepProblem } from './checkout-step-card'
import { useStepSave, type StepProps } from './use-step-save'

/** The address step. Without the list of countries there is nothing to choose from, so it can be refetched. */
export function AddressStep({
  basket,
  drafts,
  onDone,
  onStay,
  customer
}: StepProps & {
  /** Keeps this step open, whatever the basket is ready for. */
  onStay: () => void
  customer?: CheckoutCustomer
}) {
  const { formatMessage } = useIntl()
  const access = useBasketAccess()
  const { locale } = useSite()
  // The form itself asks about a doubted address.
  const isOffered = canDivide(basket)
  const [isSeveral, setIsSeveral] = useState(isToSeveral(basket))
  const [isDividing, setIsDividing] = useState(isSeveral)
  const [isLost, setIsLost] = useState(false)
  function goOn() {
    setIsLost(false)
    if (isOffered && isSeveral) setIsDividing(true)
    else onDone()
  }
  const { problem, save } = useStepSave(goOn, error => (readDoubtedFields(error) ? null : undefined))
  const { data: countries, isFetching, refetch } = useRead(countriesQuery(usePlatform()))
  if (!countries) {
    const text = formatMessage(addressMessages.countriesFailed)
    return <StepLoading isLoading={isFetching} failure={text} onRetry={() => void refetch()} />
  }

  const home = findCountry(locale)
  const defaultCountry = countries.some(country => country.code === home) ? home : (countries[0]?.code ?? '')

  if (isOffered && isDividing)
    return (
      // Without its code the first address can be sent again, for another try, or be the only one.
      <PartBoundary
        name="checkout: several addresses"
        onFailed={() => {
          setIsLost(true)
          setIsDividing(false)
        }}
      >
        <SeveralAddresses
          {...{ basket, countries, defaultCountry, customer, onDone }}
          onEditFirst={() => setIsDividing(false)}
          onSingle={() => {
            setIsSeveral(false)
            setIsDividing(false)
          }}
        />
      </PartBoundary>
    )

  const saveAddresses = ({ shipping, billing, ...chosen }: SavedAddresses) => {
    // With an address the basket is ready for the next step, and the other addresses are still to come.
    if (isOffered && isSeveral) onStay()
    return save(async () => {
      if (isSentByEmail(basket)) await setEmailDelivery(access, stripAddress(shipping))
      else if (isCollected(basket)) await setBillingAddress(access, stripAddress(shipping))
      else {
        await setShippingAddress(access, stripAddress(shipping), {
          useAsBilling: !billing,
          isConfirmed: chosen.isShippingConfirmed
        })
        keepDestination(shipping)
      }
      if (billing) await setBillingAddress(access, stripAddress(billing))
      if (!(isOffered && isSeveral) && isToSeveral(basket)) await gatherLater(access, basket)
      void keep([
        { address: shipping, chosenId: chosen.shippingId, isToBeKept: chosen.isShippingToBeKept },
        ...(billing
          ? [{ address: billing, chosenId: chosen.billingId, isToBeKept: chosen.isBillingToBeKept }]
          : [])
      ])
    })
  }

  /** The address book follows, with a changed one if wanted; an order does not wait for it (requirement 7.1). */
  async function keep(used: UsedAddress[]) {
    if (!customer) return
    try {
      for (const each of used) {
        const toSave = findAddressToSave(each, customer.addresses)
        if (toSave) await customer.saveAddress(toSave)
      }
    } catch {
      const message = formatMessage(formMessages.addressNotSaved)
      showBasketAlert(access.client, { kind: 'warning', code: 'address-not-saved', message })
    }
  }

  return (
    <>
      <StepProblem text={isLost ? formatMessage(basketMessages.failed) : problem} />
      <AddressForm
        shipping={
          isCollected(basket) ? (basket.billingAddress ?? basket.shippingAddress) : basket.shippingAddress
        }
        billing={basket.billingAddress}
        countries={countries}
        defaultCountry={defaultCountry}
        isBillingOnly={isWithoutParcel(basket)}
        saved={customer && sortAddresses(customer.addresses)}
        person={customer?.person}
        drafts={drafts}
        onSave={saveAddresses}
      >
        {isOffered && (
          <Checkbox
            id="checkout-several"
            label={formatMessage(severalMessages.offer)}
            hint={formatMessage(severalMessages.offerHint)}
            checked={isSeveral}
            onChange={event => setIsSeveral(event.target.checked)}
          />
        )}
      </AddressForm>
    </>
  )
}

/** Both addresses, the second as a note where it is the same; where nothing is delivered, the one that is billed. */
export function AddressSummary({ basket }: { basket: Basket }) {
  const { billingAddress } = basket
  const shippingAddress = isCollected(basket) ? billingAddress : basket.shippingAddress
  const { formatMessage } = useIntl()
  const { data: countries = [] } = useRead(countriesQuery(usePlatform()))
  if (!shippingAddress) return null
  if (isToSeveral(basket)) return <SeveralSummary basket={basket} show="addresses" />
  const nameOf = (code: string) => countries.find(country => country.code === code)?.name ?? code
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <AddressLines address={shippingAddress} countryName={nameOf(shippingAddress.countryCode)} />
      {billingAddress && !isWithoutParcel(basket) && (
        <div>
          <p className="text-sm text-muted">{formatMessage(formMessages.billingAddress)}</p>
          {isSameAddress(shippingAddress, billingAddress) ? (
            <p>{formatMessage(formMessages.sameAddress)}</p>
          ) : (
            <AddressLines address={billingAddress} countryName={nameOf(billingAddress.countryCode)} />
          )}
        </div>
      )}
    </div>
  )
}
