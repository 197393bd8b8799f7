import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { BalanceCheck } from './balance-check'

const sandbox = serveSandbox()

/** Gift cards of the seed: one with EUR 18.50 left, and one whose time is over. */
const BEGUN = 'TEE2-JW9S-8GDK-4MYE'
const EXPIRED = 'TEE3-DN8C-7VJX-2FRH'

async function openModal() {
  renderWithProviders(<BalanceCheck />, { platform: sandbox.openPlatform() })
  await userEvent.click(screen.getByRole('button', { name: 'Check the balance of a gift card' }))
  await screen.findByRole('dialog', { name: 'Gift card balance' })
  const field = () => screen.getByRole('textbox', { name: /^Activation code/ })
  const check = () => screen.getByRole('button', { name: 'Check balance' })
  return { field, check }
}

it('clears the field, says the balance, and disables field and button', async () => {
  const { field, check } = await openModal()
  await userEvent.type(field(), `${BEGUN}{Enter}`)
  expect(await screen.findByText(/18\.50/)).toBeVisible()
  expect(field()).toHaveValue('')
  expect(field()).toBeDisabled()
  expect(check()).toBeDisabled()
  expect(await sandbox.callsTo('GiftCert-CheckBalance')).toHaveLength(1)
})

it('writes the balance itself where the platform sends no text', async () => {
  const giftCertificate = {
    maskedCode: '****',
    amount: 50,
    balance: 18.5,
    currency: 'EUR',
    status: 'issued'
  }
  sandbox.respond('GiftCert-CheckBalance', () => HttpResponse.json({ success: true, giftCertificate }))
  const { field } = await openModal()
  await userEvent.type(field(), 'TEE2{Enter}')
  expect(await screen.findByText('The balance is EUR 18.50.')).toBeVisible()
})

it('shows an error over the form until another try succeeds', async () => {
  const { field, check } = await openModal()
  await userEvent.type(field(), EXPIRED)
  await userEvent.click(check())
  expect(await screen.findByRole('alert')).toHaveTextContent(/expired/)
  expect(field()).toBeInvalid()
  expect(field()).toBeEnabled()
  await userEvent.clear(field())
  await userEvent.type(field(), BEGUN)
  await userEvent.click(check())
  expect(await screen.findByText(/18\.50/)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('puts the masked code in its place in an error of the platform', async () => {
  const refusal = { error: true, ErrorMsg: 'The gift card {0} has expired.' }
  sandbox.respond('GiftCert-CheckBalance', () => HttpResponse.json(refusal))
  const { field } = await openModal()
  await userEvent.type(field(), 'OLD{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('The gift card **** has expired.')
})

it('says so when the balance cannot be asked for', async () => {
  const technical = 'An technical error occured on useSfraApiGiftCertCheckBalance.'
  sandbox.respond('GiftCert-CheckBalance', () => HttpResponse.json({ error: true, ErrorMsg: technical }))
  const { field } = await openModal()
  await userEvent.type(field(), 'TEE2{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(technical)
})

it('closes', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
