import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { SHORT_PAUSES_MS } from '../../../lazy-loading/try-again'
import { createCardSlot } from './card-slot'
import { LateCardForm } from './late-card-form'

let mockLosses = 0
jest.mock('./card-form', () => {
  mockLosses -= 1
  if (mockLosses >= 0) throw new Error('lost')
  return jest.requireActual<object>('./card-form')
})

const PATIENCE_MS = SHORT_PAUSES_MS.reduce((sum, ms) => sum + ms, 0)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('keeps the page where its code is lost, refuses the card, and loads when it is asked to', async () => {
  mockLosses = SHORT_PAUSES_MS.length + 1
  jest.spyOn(console, 'error').mockImplementation()
  const slot = createCardSlot()
  renderWithProviders(<LateCardForm slot={slot} onSubmitWanted={() => undefined} />)
  const asked = slot.ask().catch((error: unknown) => error)
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS - 1))
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByText(/^The card form could not be loaded\./)).toBeInTheDocument()
  expect(await asked).toMatchObject({ reason: 'silent' })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByTitle('Card details')).toBeInTheDocument()
})
