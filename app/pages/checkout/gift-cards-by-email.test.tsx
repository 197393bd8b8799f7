import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { Route } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { loadMessageGroup } from '../../intl/message-groups'
import CheckoutPage from './checkout-page'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))
beforeEach(() => void Cookies.set('session_jasmin', 'guest'))
afterEach(() => localStorage.clear())
afterAll(closeChannels)

const GIFT_CARD = {
  itemId: 'item-1',
  productId: 'card',
  productName: 'Gift card',
  quantity: 1,
  basePrice: 50,
  price: 50,
  c_giftCardIsVirtual: true
}
const SENCHA = { ...GIFT_CARD, itemId: 'item-2', productName: 'Sencha', c_giftCardIsVirtual: false }
const BASKET = {
  basketId: 'basket-1',
  currency: 'EUR',
  customerInfo: { email: 'ida@example.com' },
  productItems: [GIFT_CARD],
  productTotal: 50,
  c_containsVGC: true,
  shipments: [{ shipmentId: 'me' }] as object[],
  paymentInstruments: []
}
const METHODS = [
  { id: 'standard', name: 'Standard delivery', price: 4 },
  { id: 'email', name: 'By e-mail', price: 0, c_digital: true }
]

const SET_ADDRESS = 'updateShippingAddressForShipment'
const SET_METHOD = 'updateShippingMethodForShipment'

/** Checkout over a platform with this basket. */
function openCheckout(ready: typeof BASKET & { billingAddress?: object }) {
  let basket: typeof ready & Record<string, unknown> = ready
  const change = (operation: string, fields: (body: { id?: string }) => object) =>
    sandbox.respond(operation, async ({ request }) => {
      basket = { ...basket, ...fields((await request.json()) as { id?: string }) }
      return Response.json(basket)
    })
  sandbox.respond('getCustomerBaskets', () => Response.json({ baskets: [basket], total: 1 }))
  sandbox.respond('getBasket', () => Response.json(basket))
  sandbox.reply('getProducts', { data: [], total: 0 })
  sandbox.reply('getShippingMethodsForShipment', {
    applicableShippingMethods: METHODS,
    defaultShippingMethodId: 'standard'
  })
  sandbox.reply('getPaymentMethodsForBasket', {
    applicablePaymentMethods: [{ id: 'UNZER_INVOICE', name: 'Invoice' }]
  })
  change(SET_ADDRESS, address => ({
    shipments: [{ ...basket.shipments[0], shippingAddress: address }],
    billingAddress: address
  }))
  change(SET_METHOD, method => ({
    shipments: [{ ...basket.shipments[0], shippingMethod: METHODS.find(({ id }) => id === method.id) }],
    shippingTotal: 0,
    shippingItems: [{ itemId: 's', price: 0 }],
    orderTotal: 50
  }))
  renderWithProviders(<Route render={props => <CheckoutPage {...props} />} />, {
    path: '/en/checkout',
    platform: sandbox.openPlatform()
  })
}

/** Texts that name delivery or its cost. */
const SHIPPING = /shipp|deliver/i
const ADDRESS = {
  'First name': 'Ida',
  'Last name': 'Berg',
  Street: 'Lindenweg 3',
  Postcode: '20095',
  'Town or city': 'Hamburg'
}

it('asks for a billing address alone where all is sent by e-mail, and names no shipping', async () => {
  openCheckout(BASKET)
  const step = await screen.findByRole('region', { name: 'Billing address' })
  expect(await within(step).findByRole('textbox', { name: /First name/ })).toHaveAttribute(
    'autocomplete',
    'billing given-name'
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Billing address',
    'Payment',
    'Review and order',
    'Order overview'
  ])
  expect(document.body).not.toHaveTextContent(SHIPPING)
  for (const [name, text] of Object.entries(ADDRESS))
    await userEvent.type(within(step).getByRole('textbox', { name: new RegExp(`^${name}`) }), text)
  await userEvent.selectOptions(within(step).getByRole('combobox', { name: /Title/ }), 'Ms')
  await userEvent.click(within(step).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: /Payment$/ })).toHaveFocus())
  expect(document.body).not.toHaveTextContent(SHIPPING)
  // An order of the platform wants a shipment with an address and a method: the billing address, and that of what is digital.
  expect(await sandbox.callsTo(SET_ADDRESS)).toMatchObject([{ body: { city: 'Hamburg' } }])
  expect(await sandbox.callsTo(SET_METHOD)).toMatchObject([{ body: { id: 'email' } }])
})

it('asks for the billing address again where the method of a parcel was chosen before', async () => {
  const address = {
    salutation: 'MRS',
    firstName: 'Ida',
    lastName: 'Berg',
    address1: 'Lindenweg 3',
    city: 'Hamburg',
    countryCode: 'DE'
  }
  openCheckout({
    ...BASKET,
    shipments: [
      { shipmentId: 'me', shippingAddress: { ...address, postalCode: '20095' }, shippingMethod: METHODS[0] }
    ],
    billingAddress: { ...address, postalCode: '20095' }
  })
  const step = await screen.findByRole('region', { name: 'Billing address' })
  await userEvent.click(await within(step).findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: /Payment$/ })).toHaveFocus())
  expect((await sandbox.callsTo(SET_METHOD)).at(-1)?.body).toEqual({ id: 'email' })
})

it('asks for where to deliver and how as soon as something else is in the cart', async () => {
  openCheckout({ ...BASKET, productItems: [GIFT_CARD, SENCHA] })
  expect(await screen.findByRole('region', { name: 'Delivery address' })).toBeVisible()
  expect(screen.getByRole('heading', { name: /Delivery method/ })).toBeVisible()
})
