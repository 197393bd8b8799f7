import { giftCertificateControllers } from '../../app/platform/controllers/gift-certificate-controllers'
import { accountControllers } from '../../app/platform/controllers/account-controllers'
import { ocapiBaskets } from '../../app/platform/ocapi/ocapi-baskets'
import { customMarketingMessaging } from '../../app/platform/scapi/custom-marketing-messaging'
import { shopperBasketsCheckout } from '../../app/platform/scapi/shopper-baskets-checkout'
import { shopperProfile } from '../../app/platform/scapi/shopper-profile'
import { address } from '../factories/address'
import { EMAIL, newEmail, TEA, type Tab } from './client-setup'
import { buildInvoice } from '../contract/payment-setup'

/** Prepares the state, and returns the call that has to fail. */
type Operation = (tab: Tab) => Promise<() => Promise<unknown>>

const now = (call: (tab: Tab) => Promise<unknown>): Operation => {
  return tab => Promise.resolve(() => call(tab))
}

async function createBasket({ platform }: Tab): Promise<string> {
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  return basketId
}

/** A basket with one tea that can be ordered; returns its id. */
export async function fillBasket(tab: Tab): Promise<string> {
  const { platform } = tab
  const basketId = await createBasket(tab)
  const checkout = platform.family(shopperBasketsCheckout)
  const shipment = { basketId, shipmentId: 'me' }
  await platform.baskets.addItemToBasket({ basketId }, [{ productId: TEA, quantity: 1 }])
  await checkout.updateCustomerForBasket({ basketId }, { email: EMAIL })
  await checkout.updateShippingAddressForShipment({ ...shipment, useAsBilling: true }, address)
  await checkout.updateShippingMethodForShipment(shipment, { id: 'standard' })
  await checkout.addPaymentInstrumentToBasket({ basketId }, await buildInvoice(tab.origin))
  return basketId
}

/** One operation of each family of the platform, by the name of its fault. */
export const operations: Record<string, Operation> = {
  'shopper-products.getProduct': now(({ platform }) => platform.products.getProduct({ id: TEA })),
  'shopper-products.getCategory': now(({ platform }) => platform.products.getCategory({ id: 'root' })),
  'shopper-search.productSearch': now(({ platform }) => platform.search.productSearch({ q: 'assam' })),
  'content.getContentPage': now(({ platform }) =>
    platform.controllers.getContentPage({ pageIdOrSlug: 'home' })
  ),
  'controllers.Site-Countries': now(({ platform }) => platform.controllers.getCountries()),
  'controllers.Account-SubmitGuestRegistration': now(({ platform }) =>
    platform
      .family(accountControllers)
      .submitGuestRegistration({}, { email: EMAIL, newsletter: true, newsletterSource: 'form' })
  ),
  'shopper-baskets.createBasket': now(({ platform }) =>
    platform.baskets.createBasket({}, { currency: 'EUR' })
  ),
  'shopper-baskets.addItemToBasket': async tab => {
    const basketId = await createBasket(tab)
    return () => tab.platform.baskets.addItemToBasket({ basketId }, [{ productId: TEA, quantity: 1 }])
  },
  'shopper-baskets.updateCustomerForBasket': async tab => {
    const basketId = await createBasket(tab)
    const checkout = tab.platform.family(shopperBasketsCheckout)
    return () => checkout.updateCustomerForBasket({ basketId }, { email: EMAIL })
  },
  'shopper-orders.createOrder': async tab => {
    const basketId = await fillBasket(tab)
    return () => tab.platform.orders.createOrder({}, { basketId })
  },
  'shopper-orders.getOrder': async tab => {
    const { orders } = tab.platform
    const { orderNo = '' } = await orders.createOrder({}, { basketId: await fillBasket(tab) })
    return () => orders.getOrder({ orderNo })
  },
  'shopper-customers.getCustomerBaskets': async ({ platform }) => {
    const customerId = await platform.getCustomerId()
    return () => platform.customers.getCustomerBaskets({ customerId })
  },
  'shopper-customers.registerCustomer': now(({ platform }) => {
    const email = newEmail()
    const customer = { login: email, email, lastName: 'Berg' }
    return platform.family(shopperProfile).registerCustomer({}, { customer, password: 'Teegarten7!' })
  }),
  'ocapi.getBasket': async tab => {
    const basketId = await createBasket(tab)
    return () => tab.platform.family(ocapiBaskets).getBasket({ basketId })
  },
  'ocapi.updateCustomerForBasket': async tab => {
    const basketId = await createBasket(tab)
    return () => tab.platform.family(ocapiBaskets).updateCustomerForBasket({ basketId }, { email: EMAIL })
  },
  'custom.updateSubscriptionState': now(({ platform }) =>
    platform
      .family(customMarketingMessaging)
      .updateSubscriptionState(
        {},
        { c_email: 'anna.sommer@example.com', c_subscription_state: 'unsubscribed' }
      )
  )
}

/** Its failures are return values; see the controller's comment. */
export const checkGiftCertificate = ({ platform }: Tab) =>
  platform.family(giftCertificateControllers).checkBalance({ giftCertID: 'TEE4-KQ7M-2XWD-9RPA' })
