import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { hasDecided } from '../../visit/consent/consent'
import { tolerateRefusedCookies } from '../../browser/cookies'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { AddedToCart } from '../../features/basket/components/added-to-cart'
import { BasketAlerts } from '../../features/basket/components/basket-alerts'
import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { loadMessageGroup } from '../../intl/message-groups'
import CartPage from './cart-page'

/** A browser that refuses cookies by an exception, as in a sandboxed frame. */
beforeAll(async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  tolerateRefusedCookies()
  await loadMessageGroup('personal', 'en-DE')
})
afterAll(() => {
  closeChannels()
  Reflect.deleteProperty(document, 'cookie')
})

const sandbox = serveSandbox()
const openPlatform = () => sandbox.openPlatform({ keepsCookies: false })

const HOW_TO = /Please allow cookies for this shop in your browser’s settings/

function AddButton() {
  const { add } = useAddToBasket()
  const context = { isGiftCard: false, isVirtual: false, isPartial: false }
  return <button onClick={() => void add([{ productId: 'tea', quantity: 1 }], context)}>Add</button>
}

it('says at once that the cart needs cookies, and adds nothing that would be lost', async () => {
  renderWithProviders(
    <>
      <AddButton />
      <AddedToCart />
      <BasketAlerts />
    </>,
    { platform: openPlatform() }
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('The cart needs cookies')).toBeVisible()
  expect(screen.getByText(HOW_TO)).toBeVisible()
  for (const operation of ['createBasket', 'addItemToBasket'])
    expect(await sandbox.callsTo(operation)).toEqual([])
})

it('says so on the cart page instead of calling the cart empty', async () => {
  renderWithProviders(<Route render={props => <CartPage {...props} />} />, {
    path: '/en/cart',
    platform: openPlatform()
  })
  expect(await screen.findByText('The cart needs cookies')).toBeVisible()
  expect(screen.getByText(HOW_TO)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/no items in the basket/)).toBeNull())
})

it('asks for no consents, which could not be kept', () => {
  expect(hasDecided()).toBe(true)
})
