import { isPlatformError } from '../../platform/http/platform-error'
import {
  customExpressCheckout,
  type PlatformExpressPayment
} from '../../platform/scapi/custom-express-checkout'
import type { PostalAddress } from '../../person-fields/postal-address'
import { keepDestination } from '../../visit/destination'
import type { BasketAccess } from '../basket/api/basket-access'
import { isToSeveral } from '../basket/division/deliveries'
import { shippingMethodsQuery } from '../basket/api/shipping-methods-query'
import type { Basket } from '../basket/model/basket'
import {
  computeMoneyDue,
  findMoneyPayment,
  isCollected,
  isSentByEmail,
  isWithoutParcel
} from '../basket/model/basket-rules'
import { mapAddress } from '../basket/model/map-address'
import { readDoubtedFields } from '../checkout/doubted-address'
import { addAgreedPayment, removePaymentInstrument } from '../checkout/payment-instruments'
import { readBasket } from '../checkout/read-basket'
import { setBillingAddress, setShippingAddress, setEmail } from '../checkout/set-addresses'
import { setEmailDelivery, setShippingMethod } from '../checkout/set-shipping-method'
import type { PaymentAddresses } from '../payment/payment-form'
import { countriesQuery } from '../postal-address/countries-query'
import { stripAddress } from '../postal-address/postal-address'
import { findAddressProblem, type AddressProblem } from './payer-address'

/** Result of a payer's return to the shop. */
export type TakenOver =
  /** Address, delivery and payment are set: the order is to be reviewed. */
  | { kind: 'ready' }
  /** The same, but gift cards pay for all. */
  | { kind: 'covered' }
  /** The address has to be typed or corrected, unless the basket has one; the payment is set. */
  | { kind: 'address'; problem: AddressProblem; address: PostalAddress | undefined; isKept: boolean }
  /** The payer has not agreed, or the consent is gone. */
  | { kind: 'ended' }
  /** The basket costs something else than a wallet's sheet said: it is not paid by it. */
  | { kind: 'changed' }

/** The payer as a provider or a device describes them. */
interface Payer {
  email?: string
  address: PostalAddress | undefined
  shippingMethodId?: string
}

interface PayerReturn {
  resourceId: string
  addresses: PaymentAddresses
}

/**
 * Puts into the basket what PayPal says of the payer: e-mail address of a guest, address, way of delivery, payment.
 * Each part replaces what is there, so that it may be repeated.
 *
 * @throws PlatformError when it is unclear what came of it; trying again is safe.
 */
export async function takeOver(
  access: BasketAccess,
  basket: Basket,
  { resourceId, addresses }: PayerReturn
): Promise<TakenOver> {
  const payment = await findAgreed(access, resourceId)
  if (!payment) return { kind: 'ended' }
  const payer = {
    email: payment.c_email,
    address: mapAddress(payment.c_address),
    shippingMethodId: payment.c_shippingMethodId
  }
  return takeOverPayer(access, basket, payer, async now => {
    await setPayment(access, now, resourceId, addresses)
    return true
  })
}

/** The same of any payer. `pay` sets the payment of the basket as it is then, and says whether it could. */
export async function takeOverPayer(
  access: BasketAccess,
  basket: Basket,
  { email, address, shippingMethodId }: Payer,
  pay: (basket: Basket) => Promise<boolean>
): Promise<TakenOver> {
  if (!basket.customerNo && email) await setEmail(access, email)
  // Parcels to several addresses keep them.
  const isAddressed = isToSeveral(basket)
  const problem = isAddressed ? undefined : await setAddress(access, basket, address)
  if (!isAddressed && !problem && !isWithoutParcel(basket))
    await setDelivery(access, basket, shippingMethodId)
  const now = await readBasket(access, basket.basketId)
  const isPaid = await pay(now)
  const known = isCollected(now) ? now.billingAddress : now.shippingAddress
  if (problem) return { kind: 'address', problem, address, isKept: known !== undefined }
  if (!isPaid) return { kind: 'changed' }
  return { kind: computeMoneyDue(now) > 0 ? 'ready' : 'covered' }
}

/** The payment that the payer has agreed to; undefined when it is unknown, ended or another shopper's. */
async function findAgreed(
  { platform }: BasketAccess,
  paymentResourceId: string
): Promise<PlatformExpressPayment | undefined> {
  try {
    const found = await platform.family(customExpressCheckout).getExpressPayment({ paymentResourceId })
    return found.c_state === 'agreed' ? found : undefined
  } catch (error) {
    if (isPlatformError(error, 404) && error.isPlatformProblem) return undefined
    throw error
  }
}

/** Sets the payer's address as delivery and billing address, or says why it cannot be used. */
async function setAddress(
  access: BasketAccess,
  basket: Basket,
  address: PostalAddress | undefined
): Promise<AddressProblem | undefined> {
  const countries = await countriesQuery(access.platform).queryFn({})
  const problem = findAddressProblem(address, countries)
  if (!address || problem) return problem ?? 'unclear'
  try {
    if (isSentByEmail(basket)) await setEmailDelivery(access, stripAddress(address))
    else if (isCollected(basket)) await setBillingAddress(access, stripAddress(address))
    else await setShippingAddress(access, stripAddress(address), { useAsBilling: true })
  } catch (error) {
    if (!readDoubtedFields(error) && !(isPlatformError(error) && error.type === 'invalid-field')) throw error
    return 'unclear'
  }
  if (!isWithoutParcel(basket)) keepDestination(address)
  return undefined
}

/** The way of delivery that the payer chose, else the one of the basket, else the platform's default. */
async function setDelivery(access: BasketAccess, basket: Basket, chosenId: string | undefined) {
  const methods = await shippingMethodsQuery(access.platform, basket.basketId).queryFn({})
  const wanted = [chosenId, basket.shippingMethod?.id, methods.find(({ isDefault }) => isDefault)?.id]
  const id = wanted.find(each => methods.some(method => method.id === each)) ?? methods[0]?.id
  if (id !== undefined) await setShippingMethod(access, id)
}

/** PayPal in the place of another payment, unless gift cards leave nothing. */
async function setPayment(
  access: BasketAccess,
  basket: Basket,
  resourceId: string,
  addresses: PaymentAddresses
): Promise<void> {
  const former = findMoneyPayment(basket)
  if (former) await removePaymentInstrument(access, former.id)
  const amount = computeMoneyDue(basket)
  if (amount > 0)
    await addAgreedPayment(
      access,
      { methodId: 'UNZER_PAYPAL', amount, agreedResourceId: resourceId },
      addresses
    )
}
