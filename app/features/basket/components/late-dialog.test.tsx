import { act, fireEvent, screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { SHORT_PAUSES_MS } from '../../../lazy-loading/try-again'
import { BalanceCheck } from '../gift-cards/balance-check'
import { BasketAlerts } from './basket-alerts'

let mockLosses = 0
jest.mock('../gift-cards/balance-modal', () => {
  mockLosses -= 1
  if (mockLosses >= 0) throw new Error('lost')
  return { __esModule: true, default: () => <p>Balance</p> }
})

const PATIENCE_MS = SHORT_PAUSES_MS.reduce((sum, ms) => sum + ms, 0)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Check the balance of a gift card' }))
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS))
  // The failure is rendered by now, and then announced.
  await act(() => jest.advanceTimersByTimeAsync(1))
}

it('keeps the page where the code of a dialog is lost, says so, and opens it with the next press', async () => {
  mockLosses = SHORT_PAUSES_MS.length + 1
  jest.spyOn(console, 'error').mockImplementation()
  renderWithProviders(
    <>
      <BalanceCheck />
      <BasketAlerts />
    </>
  )
  await press()
  expect(screen.getByText('Something went wrong. Please try again later!')).toBeInTheDocument()
  expect(screen.queryByText('Balance')).not.toBeInTheDocument()
  await press()
  expect(screen.getByText('Balance')).toBeInTheDocument()
})

it('opens a dialog whose code is lost once, without another press', async () => {
  mockLosses = 1
  jest.spyOn(console, 'error').mockImplementation()
  renderWithProviders(<BalanceCheck />)
  await press()
  expect(screen.getByText('Balance')).toBeInTheDocument()
})
