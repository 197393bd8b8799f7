import { act, render, screen } from '@testing-library/react'
import { PAUSES_MS } from './try-again'
import { useLazyComponent } from './use-lazy-component'

const Map = () => <p>Map</p>

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function Finder({ load }: { load: () => Promise<typeof Map> }) {
  const Late = useLazyComponent(true, load)
  return Late ? <Late /> : <p>Its place</p>
}

it('asks again for code that is lost on the way', async () => {
  const load = jest
    .fn<Promise<typeof Map>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(Map)
  render(<Finder load={load} />)
  await act(() => jest.advanceTimersByTimeAsync(PAUSES_MS[0]! - 1))
  expect(screen.getByText('Its place')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByText('Map')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

it('works without code that never comes', async () => {
  const load = jest.fn<Promise<typeof Map>, []>().mockRejectedValue(new Error('lost'))
  render(<Finder load={load} />)
  await act(() => jest.advanceTimersByTimeAsync(200_000))
  expect(screen.getByText('Its place')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(PAUSES_MS.length + 1)
})
