import { act, fireEvent, render, screen } from '@testing-library/react'
import { QuantitySelector, type QuantitySelectorProps } from './quantity-selector'

const renderSelector = (props: Partial<QuantitySelectorProps> = {}) => {
  const onChange = jest.fn()
  const texts = { label: 'Menge', decreaseLabel: 'Weniger', increaseLabel: 'Mehr' }
  const build = (more: Partial<QuantitySelectorProps>) => (
    <QuantitySelector value={1} onChange={onChange} {...texts} {...props} {...more} />
  )
  const { rerender } = render(build({}))
  return { onChange, update: (more: Partial<QuantitySelectorProps>) => rerender(build(more)) }
}

const minus = () => screen.getByRole('button', { name: 'Weniger' })
const plus = () => screen.getByRole('button', { name: 'Mehr' })
const field = () => screen.getByRole('textbox', { name: 'Menge' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

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

test('reports a typed quantity inside the limits only', async () => {
  const { onChange } = renderSelector({ limit: 5 })
  fireEvent.change(field(), { target: { value: '40' } })
  fireEvent.blur(field())
  await pass(500)
  expect(field()).toHaveValue('5')
  expect(onChange.mock.calls).toEqual([[5]])
})

test('keeps the quantity when what is typed is not a number', async () => {
  const { onChange } = renderSelector({ value: 2 })
  fireEvent.change(field(), { target: { value: 'x' } })
  fireEvent.change(field(), { target: { value: '' } })
  fireEvent.blur(field())
  await pass(500)
  expect(field()).toHaveValue('2')
  expect(onChange).not.toHaveBeenCalled()
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
