import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { BasketAlerts } from '../../features/basket/components/basket-alerts'
import { CartPanel } from '../../features/basket/components/cart-panel'
import { useBasket } from '../../features/basket/use-basket'
import type { Platform } from '../../platform/platform'
import { CartContent } from './cart-content'

const sandbox = serveSandbox()
afterEach(closeChannels)

/** Gyokuro Shade Garden in bags of 100, 250 (three in stock) and 500 g; a black tea without variants. */
const [SMALL, MIDDLE, LARGE] = ['101', '102', '103'].map(end => `1000000000000111${end.slice(1)}`) as [
  string,
  string,
  string
]
const BLACK = '100000000000000201'

function Cart() {
  const { basket } = useBasket()
  return basket ? <CartContent basket={basket} /> : null
}

const Panel = () => <CartPanel productIds={[]} onClose={() => undefined} />

async function openCart(
  items: { productId: string; quantity: number }[],
  page = <Cart />,
  wrap: object = {}
) {
  Cookies.set('session_jasmin', 'guest')
  const platform = sandbox.openPlatform()
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  await platform.baskets.addItemToBasket({ basketId }, items)
  // The list of a customer's baskets knows no locale, and these pages think that theirs is the site's.
  sandbox.respond('getCustomerBaskets', async () => {
    const basket = await platform.baskets.getBasket({ basketId })
    const productItems = basket.productItems?.map(item => ({ ...item, ...wrap }))
    return Response.json({ baskets: [{ ...basket, productItems }], total: 1 })
  })
  renderWithProviders(
    <>
      <BasketAlerts />
      {page}
    </>,
    { platform }
  )
  const button = await screen.findByRole('button', { name: 'Change Gyokuro Shade Garden, 100 g' })
  return { platform, basketId, line: button.closest('li')! }
}

const listLines = async (platform: Platform, basketId: string) =>
  (await platform.baskets.getBasket({ basketId })).productItems?.map(({ productId, quantity }) => ({
    productId,
    quantity
  }))

async function openChoice(line: HTMLElement) {
  await userEvent.click(within(line).getByRole('button', { name: /^Change Gyokuro/ }))
  return screen.findByRole('dialog', { name: 'Change Gyokuro Shade Garden' })
}
const choose = async (dialog: HTMLElement, name: RegExp) =>
  userEvent.click(await within(dialog).findByRole('radio', { name }))
const take = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Choose this one' })

it('changes the variant of a line in its place, with price and quantity, and gives the focus back', async () => {
  const { platform, basketId, line } = await openCart([
    { productId: SMALL, quantity: 2 },
    { productId: BLACK, quantity: 1 }
  ])
  const dialog = await openChoice(line)
  expect(await within(dialog).findByRole('radio', { name: /100 g.*in your cart/ })).toBeChecked()
  expect(take(dialog)).toBeDisabled()
  await choose(dialog, /500 g.*Available immediately.*109/)
  expect(within(dialog).getByRole('status')).toHaveTextContent(/2 × 500 g, .*109.00 each/)
  await userEvent.click(take(dialog))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Changed to 500 g, quantity 2.')).toBeVisible()
  expect(await listLines(platform, basketId)).toEqual([
    { productId: LARGE, quantity: 2 },
    { productId: BLACK, quantity: 1 }
  ])
  await waitFor(() => expect(screen.getByRole('button', { name: /^Change Gyokuro.*500 g/ })).toHaveFocus())
})

it('says before the change that fewer can be had', async () => {
  const { platform, basketId, line } = await openCart([{ productId: SMALL, quantity: 5 }])
  const dialog = await openChoice(line)
  await choose(dialog, /250 g.*Only 3 left/)
  expect(within(dialog).getByRole('status')).toHaveTextContent(/You will get 3 instead of 5/)
  await userEvent.click(take(dialog))
  await screen.findByText('Changed to 250 g, quantity 3.')
  expect(await listLines(platform, basketId)).toEqual([{ productId: MIDDLE, quantity: 3 }])
})

it('joins a line that has the variant already, says so before, and leads the focus there', async () => {
  const { platform, basketId, line } = await openCart([
    { productId: SMALL, quantity: 2 },
    { productId: LARGE, quantity: 1 }
  ])
  const dialog = await openChoice(line)
  await choose(dialog, /500 g/)
  expect(within(dialog).getByRole('status')).toHaveTextContent(/become one line of 3/)
  await userEvent.click(take(dialog))
  await screen.findByText('Changed to 500 g, quantity 3.')
  expect(await listLines(platform, basketId)).toEqual([{ productId: LARGE, quantity: 3 }])
  const joined = screen.getByRole('textbox', { name: /Gyokuro Shade Garden, 500 g/ }).closest('li')
  await waitFor(() => expect(joined).toHaveFocus())
})

const undo = () => screen.findByRole('button', { name: /^Undo Gyokuro/ })

it('takes a change back by one button at the line, with its quantity, and gives the line the focus', async () => {
  const { platform, basketId, line } = await openCart([
    { productId: SMALL, quantity: 5 },
    { productId: BLACK, quantity: 1 }
  ])
  const dialog = await openChoice(line)
  await choose(dialog, /250 g/)
  await userEvent.click(take(dialog))
  expect(await screen.findByText('Before: 5 × 100 g')).toBeVisible()
  await userEvent.click(await undo())
  await waitFor(() => expect(screen.queryByText(/^Before:/)).not.toBeInTheDocument())
  expect(await listLines(platform, basketId)).toEqual([
    { productId: SMALL, quantity: 5 },
    { productId: BLACK, quantity: 1 }
  ])
  await waitFor(() => expect(document.activeElement).toHaveTextContent('100 g'))
})

it('takes a joined line out again, in its former place, also where the answer is lost', async () => {
  const { platform, basketId, line } = await openCart([
    { productId: SMALL, quantity: 2 },
    { productId: LARGE, quantity: 1 }
  ])
  const dialog = await openChoice(line)
  await choose(dialog, /500 g/)
  await userEvent.click(take(dialog))
  const button = await undo()
  sandbox.respond(
    'addItemToBasket',
    async () => {
      await platform.baskets.addItemToBasket({ basketId }, [{ productId: SMALL, quantity: 2 }])
      return Response.error()
    },
    { once: true }
  )
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByText(/^Before:/)).not.toBeInTheDocument())
  expect(await listLines(platform, basketId)).toEqual([
    { productId: LARGE, quantity: 1 },
    { productId: SMALL, quantity: 2 }
  ])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says why a change cannot be taken back, and offers it again', async () => {
  const { line } = await openCart([{ productId: SMALL, quantity: 1 }])
  const dialog = await openChoice(line)
  await choose(dialog, /500 g/)
  await userEvent.click(take(dialog))
  const button = await undo()
  sandbox.refuse('updateItemInBasket', 400, {
    type: 'product-item-not-available',
    once: true,
    arguments: { statusCode: 'NOT_ENOUGH_STOCK', statusMessage: 'None left.' }
  })
  await userEvent.click(button)
  expect(await screen.findByText('None left.')).toBeVisible()
  expect(await undo()).toBeEnabled()
})

it('keeps the choice open after a refusal, with its reason and the stock of now', async () => {
  const { platform, basketId, line } = await openCart([{ productId: SMALL, quantity: 3 }])
  const dialog = await openChoice(line)
  await choose(dialog, /250 g/)
  sandbox.refuse('updateItemInBasket', 400, {
    type: 'product-item-not-available',
    once: true,
    arguments: { statusCode: 'NOT_ENOUGH_STOCK', statusMessage: 'Only 1 left.' }
  })
  await userEvent.click(take(dialog))
  expect(await within(dialog).findByText('Only 1 left.')).toBeVisible()
  expect(await listLines(platform, basketId)).toEqual([{ productId: SMALL, quantity: 3 }])
  await waitFor(() => expect(take(dialog)).toBeEnabled())
})

it('takes a change whose response was lost for done when the basket has it', async () => {
  const { platform, basketId, line } = await openCart([{ productId: SMALL, quantity: 1 }])
  const dialog = await openChoice(line)
  await choose(dialog, /500 g/)
  sandbox.respond(
    'updateItemInBasket',
    async () => {
      const itemId = (await platform.baskets.getBasket({ basketId })).productItems?.[0]?.itemId ?? ''
      await platform.baskets.updateItemInBasket({ basketId, itemId }, { quantity: 1, productId: LARGE })
      return Response.error()
    },
    { once: true }
  )
  await userEvent.click(take(dialog))
  expect(await screen.findByText('Changed to 500 g, quantity 1.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says that a line was removed elsewhere, and closes the choice', async () => {
  const { platform, basketId, line } = await openCart([
    { productId: SMALL, quantity: 1 },
    { productId: BLACK, quantity: 1 }
  ])
  const dialog = await openChoice(line)
  await choose(dialog, /500 g/)
  const [{ itemId = '' } = {}] = (await platform.baskets.getBasket({ basketId })).productItems ?? []
  await platform.baskets.removeItemFromBasket({ basketId, itemId })
  await userEvent.click(take(dialog))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await listLines(platform, basketId)).toEqual([{ productId: BLACK, quantity: 1 }])
})

it('says before and after that a wrapped line loses its wrap, and gives it back with the variant', async () => {
  const { platform, basketId, line } = await openCart([{ productId: SMALL, quantity: 2 }], <Cart />, {
    gift: true,
    giftMessage: 'For you'
  })
  expect(within(line).getByText('Gift-wrapped')).toBeVisible()
  const dialog = await openChoice(line)
  await choose(dialog, /^500 g/)
  const note = 'This variant comes without gift wrap and card.'
  expect(await within(dialog).findByText(note)).toBeVisible()
  await userEvent.click(take(dialog))
  expect(await screen.findByText(/^Changed to 500 g, quantity 2\. This variant comes without/)).toBeVisible()
  expect(within(line).queryByText('Gift-wrapped')).not.toBeInTheDocument()
  expect(await listLines(platform, basketId)).toEqual([{ productId: LARGE, quantity: 2 }])
  await userEvent.click(await screen.findByRole('button', { name: /^Undo Gyokuro/ }))
  await waitFor(async () =>
    expect((await sandbox.callsTo('updateItemInBasket')).map(({ body }) => body)).toContainEqual({
      gift: true,
      giftMessage: 'For you'
    })
  )
})

it('changes the variant in the cart panel as well, and takes it back there', async () => {
  const { platform, basketId } = await openCart([{ productId: SMALL, quantity: 2 }], <Panel />)
  const line = screen.getByText('Gyokuro Shade Garden').closest('li')!
  const dialog = await openChoice(line)
  await choose(dialog, /500 g/)
  await userEvent.click(take(dialog))
  expect(await screen.findByText('Changed to 500 g, quantity 2.')).toBeVisible()
  await userEvent.click(await undo())
  await waitFor(() => expect(screen.queryByText(/^Before:/)).not.toBeInTheDocument())
  expect(await listLines(platform, basketId)).toEqual([{ productId: SMALL, quantity: 2 }])
})

it('offers no change for a product without variants', async () => {
  await openCart([
    { productId: SMALL, quantity: 1 },
    { productId: BLACK, quantity: 1 }
  ])
  expect(screen.getAllByRole('button', { name: /^Change / })).toHaveLength(1)
})
