import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PaymentMethodForm } from './payment-method-form'

const drafts = () => new Map()

const next = () => screen.getByRole('button', { name: 'Continue' })

const field = (name: RegExp) => screen.getByRole('textbox', { name })

const methods = [
  { id: 'UNZER_INVOICE', title: 'Invoice' },
  // Paid by a button of its own.
  { id: 'UNZER_GOOGLEPAY', title: 'Google Pay' },
  { id: 'CREDIT_CARD', title: 'Credit card' }
]

const renderPayment = (given = methods) => {
  const onSave = jest.fn(() => Promise.resolve())
  const now = () => new Date(2026, 10, 21)
  renderWithProviders(
    <PaymentMethodForm methods={given} drafts={drafts()} submitLabel="Continue" now={now} onSave={onSave} />
  )
  return onSave
}

it('offers only the ways to pay that the shop can take', () => {
  renderPayment()
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /Invoice/ })).toBeChecked()
})

it.each([
  ['', 'Please enter your date of birth.'],
  ['1990', 'Please enter a date as dd.mm.yyyy.'],
  ['22.11.2008', 'Minimum age 18 years'],
  ['31.12.1899', 'Minimum age 18 years']
])('answers the birthday "%s" with "%s"', async (typed, message) => {
  const onSave = renderPayment()
  if (typed) await userEvent.type(field(/Date of birth/), typed)
  await userEvent.click(next())
  expect(field(/Date of birth/)).toHaveAccessibleDescription(
    expect.stringContaining(message) as unknown as string
  )
  expect(onSave).not.toHaveBeenCalled()
})

it.each(['21.11.2008', '21112008', '2008-11-21'])('hands the birthday %s on as yyyy/mm/dd', async typed => {
  const onSave = renderPayment()
  await userEvent.type(field(/Date of birth/), typed)
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith('UNZER_INVOICE', { birthday: '2008/11/21' })
})

const debit = [{ id: 'UNZER_DIRECT_DEBIT_SECURED', title: 'Direct debit' }]

async function fillDebit(iban: string) {
  await userEvent.type(field(/Account holder/), 'Ida Berg')
  await userEvent.type(field(/IBAN/), iban)
  await userEvent.type(field(/Date of birth/), '31.01.1990')
}

it('prints an IBAN in groups, and hands it on without', async () => {
  const onSave = renderPayment(debit)
  await fillDebit('de89370400440532013000')
  expect(field(/IBAN/)).toHaveValue('DE89 3704 0044 0532 0130 00')
  await userEvent.click(screen.getByRole('checkbox', { name: /SEPA direct debit/ }))
  await userEvent.click(next())
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith('UNZER_DIRECT_DEBIT_SECURED', {
      birthday: '1990/01/31',
      holder: 'Ida Berg',
      iban: 'DE89370400440532013000'
    })
  )
})

it('requires the mandate and a valid IBAN', async () => {
  const onSave = renderPayment(debit)
  await fillDebit('DE88370400440532013000')
  await userEvent.click(next())
  expect((await screen.findAllByText('Please confirm the direct debit mandate.'))[0]).toBeVisible()
  expect(field(/IBAN/)).toHaveAccessibleDescription('This is not a valid IBAN. Please check it.')
  expect(onSave).not.toHaveBeenCalled()
})

it('says so when there is no way to pay', () => {
  renderPayment([{ id: 'CREDIT_CARD', title: 'Credit card' }])
  expect(screen.getByRole('status')).toHaveTextContent(
    'There is no payment method for this order at the moment.'
  )
})

it.each([
  ['UNZER_PAYPAL', 'After you place the order, we take you to PayPal to approve the payment.'],
  ['UNZER_LINK_PAY', 'The order is placed unpaid. The customer pays through a link in an email.']
])('says of %s what comes after the order, with the name of the provider', (id, note) => {
  renderPayment([{ id, title: 'Method' }])
  expect(screen.getByText(note)).toBeVisible()
})
