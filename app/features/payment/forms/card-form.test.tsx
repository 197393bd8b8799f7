import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { SCRIPT_TIMEOUT_MS } from '../../../lazy-loading/load-script'
import CardForm from './card-form'
import { createCardSlot } from './card-slot'

afterEach(() => jest.useRealTimers())

function openForm() {
  const slot = createCardSlot()
  const onSubmitWanted = jest.fn()
  renderWithProviders(<CardForm slot={slot} onSubmitWanted={onSubmitWanted} />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details')
  const say = (message: object, change: MessageEventInit = {}) =>
    act(() => {
      const { origin } = new URL(frame.src)
      const init = { data: JSON.stringify(message), origin, source: frame.contentWindow, ...change }
      window.dispatchEvent(new MessageEvent('message', init))
    })
  return { slot, frame, say, onSubmitWanted }
}

it('listens to its frame only: loading until it is ready, and as high as it says', () => {
  const { frame, say, onSubmitWanted } = openForm()
  say({ 'FRAME.STATUS': 'READY' }, { origin: 'https://evil.test' })
  say({ 'FRAME.STATUS': 'READY' }, { source: window })
  expect(screen.getByRole('status')).toBeInTheDocument()
  say({ 'FRAME.STATUS': 'READY' })
  say({ 'FRAME.HEIGHT': 412 })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(frame).toHaveStyle({ height: '412px' })
  say({ 'FRAME.STATUS': 'SUBMIT_WANTED' })
  expect(onSubmitWanted).toHaveBeenCalledTimes(1)
})

it('asks for the card, and answers with what the frame says', async () => {
  const { say, slot } = openForm()
  say({ 'FRAME.STATUS': 'READY' })
  const incomplete = slot.ask()
  say({ 'PROCESSING.RESULT': 'NOK', STATUS: 'REJECTED_VALIDATION' })
  expect(await incomplete).toBeUndefined()
  const card = slot.ask()
  say({ 'PROCESSING.RESULT': 'ACK', resourceId: 's-crd-1' })
  expect(await card).toMatchObject({ resourceId: 's-crd-1' })
  const refused = slot.ask()
  say({ 'PROCESSING.RESULT': 'NOK' })
  await expect(refused).rejects.toThrow('PROCESSING.RESULT = NOK')
})

it('a request for the card waits until the frame listens', async () => {
  const { frame, say, slot } = openForm()
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage')
  const card = slot.ask()
  expect(post).not.toHaveBeenCalled()
  say({ 'FRAME.STATUS': 'READY' })
  expect(post).toHaveBeenCalledWith({ type: 'submit' }, new URL(frame.src).origin)
  say({ 'PROCESSING.RESULT': 'ACK', resourceId: 's-crd-1' })
  expect(await card).toMatchObject({ resourceId: 's-crd-1' })
})

it('reports a silent frame after ten seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { frame, slot } = openForm()
  const asked = slot.ask()
  fireEvent.load(frame)
  act(() => {
    jest.advanceTimersByTime(10_000)
  })
  expect(screen.getByRole('alert')).toHaveTextContent('The card form could not be loaded.')
  await expect(asked).rejects.toMatchObject({ reason: 'silent' })
  await expect(slot.ask()).rejects.toMatchObject({ reason: 'silent' })
})

it('a form that listens stays, however long it is filled in', () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { frame, say } = openForm()
  say({ 'FRAME.STATUS': 'READY' })
  fireEvent.load(frame)
  act(() => {
    jest.advanceTimersByTime(10 * SCRIPT_TIMEOUT_MS)
  })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('a frame that never answers is given up after the time-out', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { say, slot } = openForm()
  say({ 'FRAME.STATUS': 'READY' })
  const asked = slot.ask()
  act(() => {
    jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS)
  })
  await expect(asked).rejects.toMatchObject({ reason: 'silent' })
})

it('says after the time-out that it does not load, and tries again on request', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { slot } = openForm()
  act(() => {
    jest.advanceTimersByTime(SCRIPT_TIMEOUT_MS)
  })
  expect(screen.getByRole('alert')).toHaveTextContent('The card form could not be loaded.')
  jest.useRealTimers()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const frame = screen.getByTitle<HTMLIFrameElement>('Card details')
  act(() => {
    const { origin } = new URL(frame.src)
    const data = JSON.stringify({ 'FRAME.STATUS': 'READY' })
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
  })
  const card = slot.ask()
  act(() => {
    const { origin } = new URL(frame.src)
    const data = JSON.stringify({ 'PROCESSING.RESULT': 'ACK', resourceId: 's-crd-2' })
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
  })
  expect(await card).toMatchObject({ resourceId: 's-crd-2' })
})

it('a payment waits for a card form that is still loading, and fails when the form never comes', async () => {
  const slot = createCardSlot()
  const early = slot.ask()
  slot.open(() => Promise.resolve({ resourceId: 's-crd-3' }))
  expect(await early).toEqual({ resourceId: 's-crd-3' })
  slot.close()
  const late = slot.ask()
  slot.close()
  await expect(late).rejects.toMatchObject({ reason: 'closed' })
})
