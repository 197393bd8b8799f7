import { act, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { loadConsentSheet } from '../../features/consent/consent-sheet'
import { PAUSES_MS } from '../../lazy-loading/try-again'
import { ShopConsents } from './shop-consents'

jest.mock('../../features/consent/consent-sheet', () => ({ loadConsentSheet: jest.fn() }))
const load = jest.mocked(loadConsentSheet)

const page = (
  <>
    <h1>Tea</h1>
    <ShopConsents path="/tea" />
  </>
)

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  jest.useFakeTimers()
  load.mockReset().mockRejectedValue(new Error('the connection failed'))
})
afterEach(() => void jest.useRealTimers())

it('leaves the page as it is where its code never comes', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderWithProviders(page)
  await act(() => jest.advanceTimersByTimeAsync(200_000))
  expect(load).toHaveBeenCalledTimes(PAUSES_MS.length + 1)
  expect(screen.getByRole('heading', { name: 'Tea' })).toBeInTheDocument()
  expect(log.mock.calls.flat()).toContain('consents could not be shown')
})

it('is asked for again where its code is lost on the way', async () => {
  load
    .mockRejectedValueOnce(new Error('the connection failed'))
    .mockResolvedValueOnce(() => <p>Your choice</p>)
  renderWithProviders(page)
  await act(() => jest.advanceTimersByTimeAsync(PAUSES_MS[0]! - 100))
  expect(screen.queryByText('Your choice')).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.getByText('Your choice')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
