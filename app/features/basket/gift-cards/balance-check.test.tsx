import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import type { Platform } from '../../../platform/platform'
import { BalanceCheck } from './balance-check'

/** The open modal over a platform that answers as told, one after the other. */
async function openModal(...answers: object[]) {
  const checkBalance = jest.fn()
  answers.forEach(answer => checkBalance.mockResolvedValueOnce(answer))
  renderWithProviders(<BalanceCheck />, {
    platform: { family: () => ({ checkBalance }) } as unknown as Platform
  })
  await userEvent.click(screen.getByRole('button', { name: 'Check the balance of a gift card' }))
  await screen.findByRole('dialog', { name: 'Gift card balance' })
  const field = () => screen.getByRole('textbox', { name: /^Activation Code/ })
  const check = () => screen.getByRole('button', { name: 'Check balance' })
  return { checkBalance, field, check }
}

const giftCertificate = { maskedCode: '****', amount: 50, balance: 18.5, currency: 'EUR', status: 'issued' }

it('clears the field, says the balance, and disables field and button', async () => {
  const { field, check, checkBalance } = await openModal({
    success: true,
    BalanceMsg: 'Your balance is EUR 18.50.',
    giftCertificate
  })
  await userEvent.type(field(), 'TEE2-JW9S-8GDK-4MYE{Enter}')
  expect(await screen.findByText('Your balance is EUR 18.50.')).toBeVisible()
  expect(field()).toHaveValue('')
  expect(field()).toBeDisabled()
  expect(check()).toBeDisabled()
  expect(checkBalance).toHaveBeenCalledTimes(1)
})

it('has words of its own for a balance that comes without', async () => {
  const { field } = await openModal({ success: true, giftCertificate })
  await userEvent.type(field(), 'TEE2{Enter}')
  expect(await screen.findByText('The balance is EUR 18.50.')).toBeVisible()
})

it('shows an error over the form, with the masked code in its place, until another try succeeds', async () => {
  const { field, check } = await openModal(
    { error: true, ErrorMsg: 'The gift card {0} has expired.' },
    { success: true, giftCertificate }
  )
  await userEvent.type(field(), 'OLD')
  await userEvent.click(check())
  expect(await screen.findByRole('alert')).toHaveTextContent('The gift card **** has expired.')
  expect(field()).toBeInvalid()
  expect(field()).toBeEnabled()
  await userEvent.type(field(), 'ER')
  await userEvent.click(check())
  expect(await screen.findByText('The balance is EUR 18.50.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says so when the balance cannot be asked for', async () => {
  const technical = 'An technical error occured on useSfraApiGiftCertCheckBalance.'
  const { field } = await openModal({ error: true, ErrorMsg: technical })
  await userEvent.type(field(), 'TEE2{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(technical)
})

it('closes', async () => {
  await openModal()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
