import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { SidePanel } from './side-panel'
import { Dialog } from './dialog'

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has the element but cannot open it.
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '')
    this.querySelector('button')?.focus()
  }
})
afterEach(() => jest.useRealTimers())

function Shop({ kind, dismissible }: { kind: 'dialog' | 'panel'; dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  const texts = { title: 'Gutschein', closeLabel: 'Schließen', open, onClose: () => setOpen(false) }
  return (
    <>
      <button onClick={() => setOpen(true)}>Öffnen</button>
      {kind === 'dialog' ? (
        <Dialog {...texts} dismissible={dismissible}>
          Inhalt
        </Dialog>
      ) : (
        <SidePanel {...texts}>Inhalt</SidePanel>
      )}
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Öffnen' })
const openIt = () => {
  opener().focus()
  fireEvent.click(opener())
}
const pressEscape = (dialog: HTMLElement) =>
  fireEvent(dialog, createEvent('cancel', dialog, { bubbles: false, cancelable: true }))

test.each([
  ['dialog', 300],
  ['panel', 500]
] as const)('returns the focus to the opener of a %s %i ms after it closes', (kind, delay) => {
  render(<Shop kind={kind} />)
  openIt()
  expect(screen.getByRole('dialog', { name: 'Gutschein' })).toHaveTextContent('Inhalt')
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(delay - 1))
  expect(opener()).not.toHaveFocus()
  act(() => jest.advanceTimersByTime(1))
  expect(opener()).toHaveFocus()
})

test('does not move the focus if the shopper has moved it in the meantime', () => {
  render(
    <>
      <Shop kind="dialog" />
      <button>Woanders</button>
    </>
  )
  openIt()
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  screen.getByRole('button', { name: 'Woanders' }).focus()
  act(() => jest.advanceTimersByTime(300))
  expect(screen.getByRole('button', { name: 'Woanders' })).toHaveFocus()
})

test('closes on Escape and on a click outside', () => {
  render(<Shop kind="dialog" />)
  openIt()
  pressEscape(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  openIt()
  fireEvent.pointerDown(screen.getByText('Inhalt'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  fireEvent.pointerDown(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('stays open until answered when it cannot be dismissed', () => {
  render(<Shop kind="dialog" dismissible={false} />)
  openIt()
  pressEscape(screen.getByRole('dialog'))
  fireEvent.pointerDown(screen.getByRole('dialog'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Schließen' })).not.toBeInTheDocument()
})

test('opens again when the browser closes it on its own', () => {
  render(<Shop kind="dialog" dismissible={false} />)
  openIt()
  const dialog = screen.getByRole('dialog')
  dialog.removeAttribute('open')
  fireEvent(dialog, createEvent('close', dialog, { bubbles: false }))
  expect(dialog).toHaveAttribute('open')
})

test('closes by itself after the given time', () => {
  const onClose = jest.fn()
  render(
    <Dialog open title="Hinweis" closeLabel="Schließen" onClose={onClose} autoCloseMs={4000}>
      Text
    </Dialog>
  )
  act(() => jest.advanceTimersByTime(3999))
  expect(onClose).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('is not closed by the timer either when it cannot be dismissed', () => {
  const onClose = jest.fn()
  render(
    <Dialog
      open
      title="Hinweis"
      closeLabel="Schließen"
      onClose={onClose}
      autoCloseMs={4000}
      dismissible={false}
    >
      Text
    </Dialog>
  )
  act(() => jest.advanceTimersByTime(10_000))
  expect(onClose).not.toHaveBeenCalled()
})

test.each(['left', 'right', 'top', 'bottom'] as const)('opens a panel from the %s edge', side => {
  render(
    <SidePanel open side={side} title="Warenkorb" closeLabel="Schließen" onClose={jest.fn()}>
      Inhalt
    </SidePanel>
  )
  expect(screen.getByRole('dialog', { name: 'Warenkorb' })).toHaveClass(`panel-${side}`)
})
