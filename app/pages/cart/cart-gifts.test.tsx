import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse } from 'msw'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { closeChannels } from '../../features/basket/api/basket-channel'
import { useBasket } from '../../features/basket/use-basket'
import { shopperBasketsVouchers } from '../../platform/scapi/shopper-baskets-vouchers'
import { CartContent } from './cart-content'

const sandbox = serveSandbox()
beforeEach(() => void Cookies.set('session_jasmin', 'guest'))
afterEach(closeChannels)

/** A pot that can be wrapped, and a tea that cannot. */
const POT = '100000000000002002'
/** Glasses that are wrapped for a price. */
const GLASSES = '100000000000002003'
const BLACK = '100000000000000201'
const GIFT = {
  amount: 50,
  recipientEmail: 'mia@example.com',
  recipientName: 'Mia',
  senderName: 'Grandpa',
  message: 'Happy\nbirthday',
  c_sendOn: null
}

function Cart() {
  const { basket } = useBasket()
  return basket ? <CartContent basket={basket} /> : null
}

async function openCart(
  fill: (platform: ReturnType<typeof sandbox.openPlatform>, basketId: string) => unknown
) {
  const platform = sandbox.openPlatform()
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  await fill(platform, basketId)
  renderWithProviders(<Cart />, { platform })
  return { read: () => platform.baskets.getBasket({ basketId }) }
}

it('wraps a line as a gift with a card, changes and removes the wrap', async () => {
  const { read } = await openCart((platform, basketId) =>
    platform.baskets.addItemToBasket({ basketId }, [
      { productId: POT, quantity: 1 },
      { productId: BLACK, quantity: 1 }
    ])
  )
  // The tea is not wrapped.
  expect(await screen.findAllByRole('button', { name: /^Wrap as a gift/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /^Wrap as a gift/ }))
  const dialog = await screen.findByRole('dialog', { name: /as a gift$/ })
  fireEvent.change(within(dialog).getByLabelText(/^Your message/), { target: { value: 'For\n<i>you</i>' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByText('Gift-wrapped')).toBeVisible()
  expect((await read()).productItems).toMatchObject([
    { productId: POT, gift: true, giftMessage: 'For\n<i>you</i>' },
    { productId: BLACK, gift: false }
  ])

  await userEvent.click(screen.getByRole('button', { name: /^Change gift wrap/ }))
  const again = await screen.findByRole('dialog', { name: /as a gift$/ })
  expect(within(again).getByLabelText(/^Your message/)).toHaveValue('For\n<i>you</i>')
  await userEvent.click(within(again).getByRole('button', { name: 'Do not wrap' }))
  await waitFor(() => expect(screen.queryByText('Gift-wrapped')).not.toBeInTheDocument())
  expect((await read()).productItems).toMatchObject([{ gift: false }, { gift: false }])
})

it('wraps a line for a price, which every unit adds to the sum', async () => {
  const { read } = await openCart((platform, basketId) =>
    platform.baskets.addItemToBasket({ basketId }, [{ productId: GLASSES, quantity: 2 }])
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Wrap as a gift/ }))
  const dialog = await screen.findByRole('dialog', { name: /as a gift$/ })
  expect(await within(dialog).findByRole('radio', { name: /^Gift paper.*5\.80/ })).toBeChecked()
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Gift box.*2 × .*4\.90.*9\.80/ }))
  fireEvent.change(within(dialog).getByLabelText(/^Your message/), { target: { value: 'For you' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByText(/^Gift-wrapped: Gift box, .*9\.80/)).toBeVisible()
  expect(screen.getByText('For you')).toBeVisible()
  expect(await read()).toMatchObject({
    productItems: [{ giftMessage: 'For you', optionItems: [{ optionValueId: 'box' }] }]
  })

  await userEvent.click(screen.getByRole('button', { name: /^Change gift wrap/ }))
  const again = await screen.findByRole('dialog', { name: /as a gift$/ })
  expect(await within(again).findByRole('radio', { name: /^Gift box/ })).toBeChecked()
  await userEvent.click(within(again).getByRole('button', { name: 'Do not wrap' }))
  await waitFor(() => expect(screen.queryByText(/^Gift-wrapped/)).not.toBeInTheDocument())
  expect(await read()).toMatchObject({
    productItems: [{ gift: false, optionItems: [{ optionValueId: 'none', price: 0 }] }]
  })
})

it('says that the kinds of wrap could not be loaded, and loads them again', async () => {
  await openCart((platform, basketId) =>
    platform.baskets.addItemToBasket({ basketId }, [{ productId: GLASSES, quantity: 1 }])
  )
  const open = await screen.findByRole('button', { name: /^Wrap as a gift/ })
  let isEmpty = true
  sandbox.respond('getProducts', () => {
    if (!isEmpty) return undefined
    isEmpty = false
    return HttpResponse.json({ data: [], total: 0 })
  })
  await userEvent.click(open)
  const dialog = await screen.findByRole('dialog', { name: /as a gift$/ })
  expect(await within(dialog).findByText(/could not be loaded/)).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByRole('radio', { name: /^Gift box/ })).toBeVisible()
})

it('offers the kinds of wrap although what describes them is garbled', async () => {
  await openCart((platform, basketId) =>
    platform.baskets.addItemToBasket({ basketId }, [{ productId: GLASSES, quantity: 1 }])
  )
  const open = await screen.findByRole('button', { name: /^Wrap as a gift/ })
  sandbox.respond('getProducts', () => {
    const values = [{ id: 'none', price: 0 }, { id: 'box', name: { de: 'x' }, price: 4.9 }, { price: 'x' }]
    return HttpResponse.json({
      data: [{ id: GLASSES, options: [{ id: 'giftWrap', description: { de: 'x' }, values }] }],
      total: 1
    })
  })
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await userEvent.click(open)
  const dialog = await screen.findByRole('dialog', { name: /as a gift$/ })
  expect(await within(dialog).findByRole('radio', { name: /^box.*4\.90/ })).toBeVisible()
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1)
})

it('keeps the words of a card when the platform does not answer', async () => {
  await openCart((platform, basketId) =>
    platform.baskets.addItemToBasket({ basketId }, [{ productId: POT, quantity: 1 }])
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Wrap as a gift/ }))
  const dialog = await screen.findByRole('dialog', { name: /as a gift$/ })
  fireEvent.change(within(dialog).getByLabelText(/^Your message/), { target: { value: 'For you' } })
  sandbox.refuse('updateItemInBasket', 500, { once: true })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  expect(await within(dialog).findByText(/Your text is still here/)).toBeVisible()
  expect(within(dialog).getByLabelText(/^Your message/)).toHaveValue('For you')
})

it('changes a gift card for somebody in its line', async () => {
  const { read } = await openCart((platform, basketId) =>
    platform.family(shopperBasketsVouchers).addGiftCertificateItemToBasket({ basketId }, GIFT)
  )
  expect(await screen.findByText('From Grandpa')).toBeVisible()
  expect(screen.getByText('Sent right after the order')).toBeVisible()
  const [before] = (await read()).giftCertificateItems ?? []
  await userEvent.click(screen.getByRole('button', { name: /^Edit gift/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Gift card for Mia' })
  expect(within(dialog).getByLabelText(/^Your message/)).toHaveValue('Happy\nbirthday')
  fireEvent.change(within(dialog).getByLabelText(/^Recipient’s name/), { target: { value: 'Mia Berg' } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect((await read()).giftCertificateItems).toMatchObject([
    {
      giftCertificateItemId: before?.giftCertificateItemId,
      recipientName: 'Mia Berg',
      message: 'Happy\nbirthday'
    }
  ])
})
