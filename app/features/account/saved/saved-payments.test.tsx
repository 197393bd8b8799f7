import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createCard } from '../../../../tests/contract/payment-setup'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import type { SavedInstrument } from '../../payment/payment-options'
import { SavedPayments } from './saved-payments'

const sandbox = serveSandbox()

const visa: SavedInstrument = {
  paymentInstrumentId: 'visa',
  methodId: 'UNZER_CARDS',
  isPreferred: true,
  card: { type: 'Visa', holder: 'Ida Berg', lastDigits: '1111', expirationMonth: 12, expirationYear: 2030 }
}
const amex: SavedInstrument = {
  paymentInstrumentId: 'amex',
  methodId: 'UNZER_CARDS',
  isPreferred: false,
  card: { type: 'Amex', lastDigits: '0005', expirationMonth: 10, expirationYear: 2026 }
}
const paypal: SavedInstrument = {
  paymentInstrumentId: 'paypal',
  methodId: 'UNZER_PAYPAL',
  isPreferred: false
}

const CHANGE = 'updateCustomer'
const ADD = 'createCustomerPaymentInstrument'
const REMOVE = 'deleteCustomerPaymentInstrument'

/** The wallet of Anna, at a platform that changes instruments which this test alone knows. */
function open(instruments: SavedInstrument[], findStandingOrder?: (id: string) => string | undefined) {
  sandbox.reply(CHANGE, { customerId: 'anna' })
  sandbox.respond(REMOVE, () => new Response(null, { status: 204 }))
  renderWithProviders(
    <SavedPayments {...{ instruments, findStandingOrder }} now={() => new Date(2026, 10, 1)} />,
    { platform: sandbox.openPlatform({ state: 'registered' }) }
  )
}
const item = (text: RegExp) => within(screen.getByText(text).closest('li') as HTMLElement)

it('lists each saved payment with brand, last digits, expiry and preference', () => {
  open([visa, amex, paypal])
  expect(item(/Visa ending in 1111/).getByText('Default')).toBeVisible()
  expect(item(/Visa ending in 1111/).getByText('Ida Berg · Valid until 12/2030')).toBeVisible()
  expect(item(/Amex ending in 0005/).getByText('Expired 10/2026')).toBeVisible()
  expect(item(/PayPal account/).getByRole('button', { name: 'Set PayPal account as default' })).toBeVisible()
})

it('offers no card that is preferred already or expired', () => {
  open([visa, amex])
  expect(screen.queryByRole('button', { name: /as default$/ })).not.toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
})

it('prefers another one', async () => {
  open([visa, paypal])
  fireEvent.click(screen.getByRole('button', { name: 'Set PayPal account as default' }))
  expect(await screen.findByText('PayPal account comes first at checkout from now on.')).toBeVisible()
  expect(await sandbox.callsTo(CHANGE)).toMatchObject([{ body: { c_preferredPaymentInstrument: 'paypal' } }])
})

it('removes a payment only after a confirmation', async () => {
  open([visa, paypal])
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 1111' }))
  ask()
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Visa ending in 1111?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(await sandbox.callsTo(REMOVE)).toEqual([])
  ask()
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Visa ending in 1111 has been removed.')).toBeVisible()
  expect(await sandbox.callsTo(REMOVE)).toEqual([
    expect.objectContaining({ path: expect.stringMatching(/\/payment-instruments\/visa$/) })
  ])
})

it('says that a card pays for a standing order before it is removed, and then where another is chosen', async () => {
  open([visa, paypal], id => (id === 'visa' ? 'list-1' : undefined))
  fireEvent.click(screen.getByRole('button', { name: 'Remove PayPal account' }))
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/subscription/)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 1111' }))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent(/It pays for a subscription/)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  const link = await screen.findByRole('link', { name: 'Choose another payment method' })
  expect(link).toHaveAttribute('href', '/en/account/standing-orders?pay=list-1')
})

it('says so when the platform fails, and lets go of the question', async () => {
  open([visa])
  sandbox.refuse(REMOVE, 503)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 1111' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove Visa ending in 1111' })).toBeEnabled()
  )
})

it('says how something gets there while nothing is saved', () => {
  open([])
  expect(screen.getByText('You have not saved any payment method yet.')).toBeVisible()
  expect(screen.getByText(/Save for next time/)).toBeVisible()
})

it('adds a card that is typed into the frame of the provider, and says where that fails', async () => {
  open([])
  fireEvent.click(screen.getByRole('button', { name: 'Add a card' }))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details')
  const say = (message: object) =>
    act(async () => {
      const { origin } = new URL(frame.src)
      const init = { data: JSON.stringify(message), origin, source: frame.contentWindow }
      window.dispatchEvent(new MessageEvent('message', init))
      await Promise.resolve()
    })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save card' }))
  await say({ 'FRAME.STATUS': 'READY' })

  // Its own fields show the missing values.
  save()
  await say({ 'PROCESSING.RESULT': 'NOK', STATUS: 'REJECTED_VALIDATION' })
  expect(await sandbox.callsTo(ADD)).toEqual([])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  const card = { cardType: 'Visa', month: 3, year: 2031, holder: 'Ida Berg', number: '************1111' }
  const resourceId = await createCard(sandbox.origin)
  sandbox.refuse(ADD, 503, { once: true })
  save()
  await say({ 'PROCESSING.RESULT': 'ACK', resourceId, ...card })
  expect(await screen.findByRole('alert')).toBeInTheDocument()

  save()
  await say({ 'PROCESSING.RESULT': 'ACK', resourceId, ...card })
  expect(await screen.findByText('The card is saved.')).toBeInTheDocument()
  const sent = await sandbox.callsTo(ADD)
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toEqual({
    paymentMethodId: 'UNZER_CARDS',
    c_paymentResourceId: resourceId,
    paymentCard: {
      cardType: 'Visa',
      holder: 'Ida Berg',
      maskedNumber: '************1111',
      expirationMonth: 3,
      expirationYear: 2031
    }
  })
})
