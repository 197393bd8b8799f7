import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Message } from './message'

test.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status']
] as const)('a message of kind %s is said as %s', (kind, role) => {
  render(<Message kind={kind}>Text</Message>)
  expect(screen.getByRole(role)).toHaveTextContent('Text')
})

test('closes by its button', async () => {
  const onClose = jest.fn()
  render(<Message onClose={onClose} closeLabel="Schließen" />)
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('closes by itself after its time, counted once however often the page renders', () => {
  jest.useFakeTimers()
  const onClose = jest.fn()
  const { rerender } = render(<Message onClose={() => onClose('first')} autoCloseMs={4000} />)
  act(() => jest.advanceTimersByTime(3000))
  rerender(<Message onClose={() => onClose('second')} autoCloseMs={4000} />)
  act(() => jest.advanceTimersByTime(1000))
  jest.useRealTimers()
  expect(onClose.mock.calls).toEqual([['second']])
})
