import { renderHook } from '@testing-library/react'
import { savedAddresses } from '../../../../tests/factories/address-form'
import { buildBasket } from '../../../../tests/factories/basket'
import type { PostalAddress } from '../../../person-fields/postal-address'
import type { CheckoutCustomer, KnownAddress } from '../checkout-customer'
import { useGoneAddresses } from './gone-addresses'

const [home, work] = savedAddresses as [KnownAddress, KnownAddress]
const shipment = { id: 'me', kind: 'delivery' as const, itemIds: ['item-1'] }
const sentTo = (...addresses: PostalAddress[]) =>
  buildBasket({
    shippingAddress: addresses[0],
    billingAddress: addresses[0],
    shipments: addresses.map((each, index) => ({ ...shipment, id: `parcel-${index}`, address: each }))
  })

/** A checkout that shows an address book, which is another one when it is read again. */
function openCheckout(shown: KnownAddress[], readAddresses: CheckoutCustomer['readAddresses']) {
  const build = (addresses: KnownAddress[]): CheckoutCustomer => ({
    person: { firstName: 'Lina', lastName: 'Berg' },
    addresses,
    instruments: [],
    saveAddress: () => Promise.resolve(),
    readAddresses
  })
  const view = renderHook(({ addresses }) => useGoneAddresses(build(addresses)), {
    initialProps: { addresses: shown }
  })
  return { find: (basket = sentTo(home)) => view.result.current(basket), rerender: view.rerender }
}

it('names, once, an address of the order that was removed from the address book', async () => {
  const { find } = openCheckout([home, work], () => Promise.resolve([work]))
  expect(await find()).toEqual(['Lina Berg, Köln'])
  // It has been said, and the shopper wants it all the same.
  expect(await find()).toEqual([])
})

it('looks at each parcel of an order to several addresses', async () => {
  const { find } = openCheckout([home, work], () => Promise.resolve([home]))
  expect(await find(sentTo(home, work))).toEqual(['Lina Berg, Bonn'])
})

it('still knows an address that has left the shown address book meanwhile', async () => {
  const { find, rerender } = openCheckout([home, work], () => Promise.resolve([work]))
  rerender({ addresses: [work] })
  expect(await find()).toEqual(['Lina Berg, Köln'])
})

it('does not name an address that was never in the address book', async () => {
  const { find } = openCheckout([work], () => Promise.resolve([work]))
  expect(await find()).toEqual([])
})

it('does not hold an order up when the address book cannot be read, and looks again', async () => {
  const readAddresses = jest.fn(() => Promise.resolve([work]))
  readAddresses.mockRejectedValueOnce(new Error('down'))
  const { find } = openCheckout([home], readAddresses)
  expect(await find()).toEqual([])
  expect(await find()).toEqual(['Lina Berg, Köln'])
})
