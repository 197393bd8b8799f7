import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Message } from './message'

test.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status']
] as const)('a message of kind %s is announced as %s', (kind, role) => {
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

describe('the outcome of the shopper’s last action', () => {
  const scrollIntoView = jest.fn()
  const standAt = (top: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 60))
  beforeEach(() => {
    HTMLElement.prototype.scrollIntoView = scrollIntoView
  })

  test.each([
    ['above the window', -200, true],
    ['behind the header and the banner', 80, true],
    ['in the window', 300, false],
    ['behind the bar at the lower edge', window.innerHeight - 70, true],
    ['below the window', window.innerHeight + 40, true]
  ])('is brought into view when it is %s', (_where, top, isBrought) => {
    standAt(top)
    render(<Message kind="error" answer />)
    expect(scrollIntoView.mock.calls).toEqual(isBrought ? [[{ block: 'center' }]] : [])
  })

  test('is announced at once when it is a warning', () => {
    standAt(300)
    render(<Message kind="warning" answer />)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  test('scrolls, unlike any other message of the page', () => {
    standAt(2000)
    render(<Message kind="error" />)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})
