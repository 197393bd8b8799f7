import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { BASKET_KEY } from '../../features/basket/api/basket-key'
import { AddedToCart } from '../../features/basket/components/added-to-cart'
import { CartAction } from './cart-action'

const sandbox = serveSandbox()

const item = (itemId: string, productId: string, productName: string) => ({
  itemId,
  productId,
  productName,
  quantity: 1,
  basePrice: 10,
  price: 10,
  c_variationValues: []
})
const filled = {
  basketId: 'basket-1',
  currency: 'EUR',
  productItems: [item('a', '1', 'Sencha'), item('b', '2', 'Cup')],
  giftCertificateItems: [{ giftCertificateItemId: 'g1', amount: 25, c_productName: 'For you' }],
  c_giftCertificateTotal: 25,
  productTotal: 15,
  orderPriceAdjustments: [{ promotionId: 'p', itemText: 'Autumn', price: -5 }],
  c_groupedByCategories: [
    { categoryName: 'Green tea', products: ['1'] },
    { categoryName: 'Cups', products: ['2'] }
  ]
}

/** A page with the header's bag over a platform that answers with this basket. */
function openPage(baskets: object[], path = '/en/') {
  Cookies.set('session_jasmin', 'guest')
  sandbox.reply('getCustomerBaskets', { baskets, total: baskets.length })
  sandbox.reply('getShippingMethodsForShipment', { applicableShippingMethods: [] })
  return renderWithProviders(
    <>
      <CartAction />
      <AddedToCart />
    </>,
    { platform: sandbox.openPlatform(), path }
  )
}
const findBag = (name: RegExp | string = /cart/i) => screen.findByRole('link', { name })

afterEach(closeChannels)

it('opens the mini cart with all lines by category, gift certificates, every cost and the ways on', async () => {
  const { history } = openPage([filled])
  await userEvent.click(await findBag(/3/))
  const panel = await screen.findByRole('dialog', { name: 'Cart (3)' })
  // The content of the panel loads a moment after it.
  const groups = await within(panel).findAllByRole('region')
  expect(groups.map(group => within(group).getByRole('heading').textContent)).toEqual([
    'Green tea',
    'Cups',
    'Gift cards'
  ])
  expect(within(groups[0]!).getByText('Sencha')).toBeVisible()
  expect(within(groups[2]!).getByText('For you')).toBeVisible()
  expect(within(panel).getByText('Autumn')).toBeVisible()
  expect(within(panel).getAllByText('EUR 40.00').length).toBeGreaterThan(0)
  expect(within(panel).queryByText('Added to your cart')).not.toBeInTheDocument()
  expect(within(panel).getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/en/cart')
  expect(within(panel).getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/en/shop')
  expect(history.location.pathname).toBe('/en/')
})

it('leads on from an empty cart, and closes with the way', async () => {
  const { history } = openPage([])
  await userEvent.click(await findBag())
  const panel = await screen.findByRole('dialog', { name: 'Cart' })
  expect(await within(panel).findByText("There're no items in the basket")).toBeVisible()
  await userEvent.click(within(panel).getByRole('link', { name: 'Browse the shop' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(history.location.pathname).toBe('/en/shop')
})

it('says when the basket cannot be read, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client } = openPage([filled])
  sandbox.refuse('getCustomerBaskets', 503)
  // A read under way would be the panel's, too.
  await waitFor(() => expect(client.getQueryState(BASKET_KEY)?.status).toBe('error'))
  await userEvent.click(await findBag())
  // The panel itself tries again as it opens.
  await waitFor(async () =>
    expect((await sandbox.callsTo('getCustomerBaskets')).length).toBeGreaterThanOrEqual(2)
  )
  await screen.findByText("The basket information couldn't be loaded, please reload the page")
  sandbox.reply('getCustomerBaskets', { baskets: [filled], total: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Cart (3)' })).toBeVisible()
})

it('stays a link on the cart itself, and for a click that opens a tab', async () => {
  const { history, unmount } = openPage([filled], '/en/cart')
  await userEvent.click(await findBag())
  expect(history.location.pathname).toBe('/en/cart')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  unmount()
  openPage([filled])
  const bag = await findBag()
  bag.addEventListener('click', event => event.preventDefault())
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(bag)
  await user.keyboard('{/Control}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
