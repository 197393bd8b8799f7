import { act, fireEvent, render, screen } from '@testing-library/react'
import type { QuantityLimits } from './quantity-limit'
import { QuantitySelector, type QuantitySelectorProps } from './quantity-selector'

type Update = (props: Partial<QuantitySelectorProps>) => void

const renderSelector = (props: Partial<QuantitySelectorProps> = {}) => {
  const onChange = jest.fn()
  const texts = {
    label: 'Menge',
    decreaseLabel: 'Weniger',
    increaseLabel: 'Mehr',
    describeRefusal: ({ min, most, step }: QuantityLimits) => `${min} bis ${most}, Schritt ${step}`
  }
  const build = (more: Partial<QuantitySelectorProps>) => (
    <QuantitySelector value={1} onChange={onChange} {...texts} {...props} {...more} />
  )
  const { rerender, unmount } = render(build({}))
  const update: Update = more => rerender(build(more))
  return { onChange, update, unmount }
}

const minus = () => screen.getByRole('button', { name: 'Weniger' })
const plus = () => screen.getByRole('button', { name: 'Mehr' })
const field = () => screen.getByRole('textbox', { name: 'Menge' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('disables minus at 1 and plus at the limit', () => {
  const { update } = renderSelector({ limit: 3 })
  expect(minus()).toBeDisabled()
  expect(plus()).toBeEnabled()
  update({ value: 3 })
  expect(minus()).toBeEnabled()
  expect(plus()).toBeDisabled()
})

test.each([
  [undefined, 10],
  [0, 1000],
  [4, 4]
])('with the limit %s allows at most %i', (limit, highest) => {
  const { update } = renderSelector({ limit, value: highest - 1 })
  expect(plus()).toBeEnabled()
  update({ value: highest })
  expect(plus()).toBeDisabled()
})

test('shows each step at once and reports the last one 500 ms later', async () => {
  const { onChange } = renderSelector()
  fireEvent.click(plus())
  await pass(499)
  fireEvent.click(plus())
  expect(field()).toHaveValue('3')
  await pass(499)
  expect(onChange).not.toHaveBeenCalled()
  await pass(1)
  expect(onChange.mock.calls).toEqual([[3]])
})

test('reports at once when the focus leaves it, and not while it moves within', async () => {
  const { onChange } = renderSelector()
  act(() => plus().focus())
  fireEvent.click(plus())
  act(() => field().focus())
  expect(onChange).not.toHaveBeenCalled()
  act(() => field().blur())
  expect(onChange.mock.calls).toEqual([[2]])
  await pass(500)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the tab is hidden',
    () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
    }
  ],
  ['it goes with its page', (leave: () => void) => leave()],
  ['it may no longer be changed', (_leave: () => void, update: Update) => update({ disabled: true })]
])('reports the quantity shown at once when %s', async (_when, act) => {
  const { onChange, update, unmount } = renderSelector()
  fireEvent.click(plus())
  act(unmount, update)
  expect(onChange.mock.calls).toEqual([[2]])
  await pass(500)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('reports each step at once without a delay', () => {
  const { onChange } = renderSelector({ delayMs: 0 })
  fireEvent.change(field(), { target: { value: '3' } })
  fireEvent.click(plus())
  expect(onChange.mock.calls).toEqual([[3], [4]])
})

test('reports nothing when the shopper returns to the quantity there was', async () => {
  const { onChange } = renderSelector({ value: 2 })
  fireEvent.click(plus())
  fireEvent.click(minus())
  await pass(500)
  expect(onChange).not.toHaveBeenCalled()
})

test('reports a typed quantity once the typing stops', async () => {
  const { onChange } = renderSelector({ limit: 50 })
  fireEvent.change(field(), { target: { value: '4' } })
  fireEvent.change(field(), { target: { value: '40' } })
  await pass(500)
  expect(onChange.mock.calls).toEqual([[40]])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each(['0', '-1', '1e9', '1000000000', '1.5', '1,5', '6', 'x', '\u0000', '2'.repeat(5000)])(
  'answers the typed quantity %j by a message and changes nothing',
  async typed => {
    const { onChange } = renderSelector({ value: 2, limit: 5 })
    fireEvent.change(field(), { target: { value: typed } })
    await pass(500)
    expect(screen.getByRole('alert')).toHaveTextContent('1 bis 5, Schritt 1')
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('1 bis 5, Schritt 1')
    fireEvent.blur(field())
    await pass(500)
    expect(field()).toHaveValue('2')
    expect(screen.getByRole('alert')).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
  }
)

test('takes the message away with the next quantity that may be chosen', async () => {
  const { onChange } = renderSelector({ value: 2 })
  fireEvent.change(field(), { target: { value: '0' } })
  fireEvent.blur(field())
  expect(screen.getByRole('alert')).toBeVisible()
  fireEvent.change(field(), { target: { value: '3' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await pass(500)
  expect(onChange.mock.calls).toEqual([[3]])
})

test('puts the quantity back into an emptied field without a word', async () => {
  const { onChange } = renderSelector({ value: 2 })
  fireEvent.change(field(), { target: { value: '' } })
  fireEvent.blur(field())
  await pass(500)
  expect(field()).toHaveValue('2')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
})

test('goes in the steps of a product, from its smallest order to its limit', async () => {
  const { onChange, update } = renderSelector({ value: 2, min: 2, step: 2, limit: 7 })
  expect(minus()).toBeDisabled()
  fireEvent.click(plus())
  expect(field()).toHaveValue('4')
  await pass(500)
  expect(onChange.mock.calls).toEqual([[4]])
  update({ value: 6 })
  expect(plus()).toBeDisabled()
  fireEvent.click(minus())
  expect(field()).toHaveValue('4')
  fireEvent.change(field(), { target: { value: '3' } })
  await pass(500)
  expect(screen.getByRole('alert')).toHaveTextContent('2 bis 6, Schritt 2')
})

test.each([
  [3, '2', '4'],
  [9, '6', undefined]
])('leads from %i, which may not be chosen any more, to what may be', (value, lower, higher) => {
  const { update } = renderSelector({ value, min: 2, step: 2, limit: 6 })
  fireEvent.click(minus())
  expect(field()).toHaveValue(lower)
  if (higher === undefined) return
  update({ value: 2 })
  update({ value })
  fireEvent.click(plus())
  expect(field()).toHaveValue(higher)
})

test('restores the former quantity when the change fails', async () => {
  const onChange = jest.fn().mockRejectedValue(new Error('out of stock'))
  renderSelector({ value: 2, onChange })
  fireEvent.click(plus())
  await pass(500)
  expect(onChange).toHaveBeenCalledWith(3)
  expect(field()).toHaveValue('2')
})

test('disables everything when disabled', () => {
  renderSelector({ value: 3, disabled: true })
  for (const control of [minus(), plus(), field()]) expect(control).toBeDisabled()
})
