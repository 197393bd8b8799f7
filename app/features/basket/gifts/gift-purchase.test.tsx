import { useState } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { SENCHA } from '../../../../tests/factories/placed-order'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { addYear, toShopDay } from '../../../gifts/gift'
import { loadMessageGroup } from '../../../intl/message-groups'
import { closeChannels } from '../api/basket-channel'
import { GiftPurchase } from './gift-purchase'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))
beforeEach(() => void Cookies.set('session_jasmin', 'guest'))
afterEach(closeChannels)

/** By e-mail, for 50 EUR. */
const CARD = '100000000000500104'
const ADD = 'addGiftCertificateItemToBasket'

function Page() {
  const [isForOther, setForOther] = useState(false)
  const [isByPost, setByPost] = useState(false)
  const other = <button onClick={() => setByPost(!isByPost)}>{isByPost ? 'By e-mail' : 'By post'}</button>
  if (isByPost) return other
  return (
    <>
      {other}
      <GiftPurchase
        productId={CARD}
        card={{ amount: 50, currency: 'EUR' }}
        isForOther={isForOther}
        onChoose={setForOther}
        isReady
      />
    </>
  )
}

async function openForm() {
  const platform = sandbox.openPlatform()
  renderWithProviders(<Page />, { platform })
  expect(await screen.findByRole('radio', { name: /For me/ })).toBeChecked()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /For somebody else/ }))
  return platform
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
function fill() {
  type(/^Recipient’s name/, ' Mia ')
  type(/^Recipient’s email/, 'mia@example.com')
  type(/^Your name/, 'Grandpa')
  type(/^Your message/, 'Happy\n<b>birthday</b>')
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function readItems(platform: Awaited<ReturnType<typeof openForm>>) {
  const customerId = await platform.getCustomerId()
  const { baskets = [] } = (await platform.customers.getCustomerBaskets({ customerId })) ?? {}
  return baskets[0]?.giftCertificateItems ?? []
}

it('puts a present into the cart, with the chosen gift card and day', async () => {
  const platform = await openForm()
  fill()
  const day = addYear(toShopDay(Date.now()))
  type(/^Send on/, day)
  await press('Add gift to basket')
  await screen.findByRole('button', { name: 'Add gift to basket', busy: false })
  expect(await readItems(platform)).toMatchObject([
    {
      amount: 50,
      recipientName: 'Mia',
      recipientEmail: 'mia@example.com',
      senderName: 'Grandpa',
      message: 'Happy\n<b>birthday</b>',
      c_originalSKU: CARD,
      c_sendOn: day
    }
  ])
})

it('keeps what was typed while the shopper looks at the gift card by post, or for themselves', async () => {
  await openForm()
  fill()
  await press('By post')
  expect(screen.queryByLabelText(/^Recipient’s name/)).not.toBeInTheDocument()
  await press('By e-mail')
  expect(screen.getByLabelText(/^Recipient’s name/)).toHaveValue(' Mia ')
  await userEvent.click(screen.getByRole('radio', { name: /For me/ }))
  await userEvent.click(screen.getByRole('radio', { name: /For somebody else/ }))
  expect(screen.getByLabelText(/^Your message/)).toHaveValue('Happy\n<b>birthday</b>')
})

it('begins an empty form after a present is in the cart', async () => {
  const platform = await openForm()
  fill()
  await press('Add gift to basket')
  await screen.findByRole('button', { name: 'Add gift to basket', busy: false })
  expect(await readItems(platform)).toHaveLength(1)
  await press('By post')
  await press('By e-mail')
  expect(screen.getByLabelText(/^Recipient’s name/)).toHaveValue('')
})

it('names the fields that are missing or cannot be sent, and calls nothing', async () => {
  await openForm()
  await press('Add gift to basket')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(screen.getByLabelText(/^Recipient’s name/)).toHaveAccessibleDescription(
    'Please enter the recipient’s name.'
  )
  fill()
  type(/^Your message/, 'see www.evil.test')
  type(/^Send on/, '2020-01-01')
  await press('Preview')
  expect(screen.getByLabelText(/^Your message/)).toHaveAccessibleDescription(/leave out web addresses/)
  expect(screen.getByLabelText(/^Send on/)).toHaveAccessibleDescription(/Please choose a day/)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await sandbox.callsTo(ADD)).toEqual([])
})

it('shows before the purchase what the recipient will see', async () => {
  await openForm()
  fill()
  expect(screen.getByLabelText(/^Your message/)).toHaveAccessibleDescription(/21 of 400 characters/)
  await press('Preview')
  const dialog = await screen.findByRole('dialog', { name: 'What Mia will see' })
  expect(within(dialog).getByText(/50\.00/)).toBeVisible()
  expect(within(dialog).getByText(/<b>birthday<\/b>/)).toBeVisible()
  expect(within(dialog).getByText('This gift card is a present from Grandpa.')).toBeVisible()
  expect(await sandbox.callsTo(ADD)).toEqual([])
})

it('keeps what was typed when the platform refuses it, and says why', async () => {
  await openForm()
  fill()
  sandbox.refuse(ADD, 400, { type: 'gift-certificate-items-quota-exceeded', once: true })
  await press('Add gift to basket')
  expect(await screen.findByText('An order can hold up to ten gifts.')).toBeVisible()
  expect(screen.getByLabelText(/^Recipient’s name/)).toHaveValue(' Mia ')
})

it('is refused beside goods without a call', async () => {
  const platform = await openForm()
  const { basketId = '' } = await platform.baskets.createBasket({}, { currency: 'EUR' })
  await platform.baskets.addItemToBasket({ basketId }, [{ productId: SENCHA, quantity: 1 }])
  fill()
  await press('Add gift to basket')
  expect(await screen.findByText(/Virtual giftcards cannot be added/)).toBeVisible()
  expect(await sandbox.callsTo(ADD)).toEqual([])
})
