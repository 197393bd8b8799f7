import { act, screen } from '@testing-library/react'
import { renderWithProviders } from '../../tests/factories/render-with-providers'
import { PAUSES_MS } from '../lazy-loading/try-again'
import { LazyMessages } from './lazy-messages'
import { loadMessageGroup } from './message-groups'

jest.mock('./message-groups', () => ({
  ...jest.requireActual<object>('./message-groups'),
  findMessageGroup: () => undefined,
  loadMessageGroup: jest.fn()
}))

const load = jest.mocked(loadMessageGroup)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  load.mockReset()
})

const renderPage = () =>
  renderWithProviders(
    <>
      <p>Page</p>
      <LazyMessages group="personal">
        <p>Part</p>
      </LazyMessages>
    </>
  )

it('asks again for the words of a part that are lost on the way', async () => {
  load.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({})
  renderPage()
  await act(() => jest.advanceTimersByTimeAsync(PAUSES_MS[0]!))
  expect(screen.getByText('Part')).toBeInTheDocument()
})

it('keeps the page where the words of a part never come', async () => {
  load.mockRejectedValue(new Error('lost'))
  renderPage()
  await act(() => jest.advanceTimersByTimeAsync(200_000))
  expect(screen.getByText('Page')).toBeInTheDocument()
  expect(screen.queryByText('Part')).not.toBeInTheDocument()
})
