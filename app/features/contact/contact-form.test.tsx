import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { CONTACT_REASONS, ContactForm } from './contact-form'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function open(props: Partial<Parameters<typeof ContactForm>[0]> = {}) {
  const onSend = jest.fn(() => Promise.resolve())
  renderWithProviders(<ContactForm country="DE" onSend={onSend} {...props} />)
  return onSend
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = async (ms = 5_000) => {
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await act(() => jest.advanceTimersByTimeAsync(ms))
}
function fill() {
  type(/^Name/, ' Ida Moor ')
  type(/^Email/, ' ida@example.com ')
  type(/^Phone/, '0221 123')
  type(/^What is it about/, 'Kundenkonto')
  type(/^Your message/, ' Where is my tea?\nIda ')
}

it('requires name, address, reason and message, with a message at each field', async () => {
  const onSend = open()
  await send()
  const message = (label: RegExp) => screen.getByLabelText(label)
  expect(message(/^Name/)).toHaveAccessibleDescription('Please enter contact name.')
  expect(message(/^Email/)).toHaveAccessibleDescription('Please enter your email address.')
  expect(message(/^What is it about/)).toHaveAccessibleDescription('Please select a reason.')
  expect(message(/^Your message/)).toHaveAccessibleDescription('Please enter your message.')
  expect(message(/^Phone/)).toBeValid()
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(onSend).not.toHaveBeenCalled()
})

it.each([
  [/^Name/, '<b>Ida</b>', 'Field contains invalid characters'],
  [/^Email/, 'ida@', 'Please enter valid email address.'],
  [/^Phone/, 'abc', 'Please enter a phone number.'],
  [/^Your message/, '   ', 'Please enter your message.']
])('keeps what was typed into %s: %s', async (label, text, message) => {
  open()
  fill()
  type(label, text)
  await send()
  expect(screen.getByLabelText(label)).toHaveValue(text)
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
})

it('offers the six reasons after a placeholder that cannot be chosen, and four rows for the message', () => {
  open()
  const list = screen.getByLabelText<HTMLSelectElement>(/^What is it about/)
  const reasons = [...list.options]
  expect(reasons.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['', true],
    ...CONTACT_REASONS.map(({ id }) => [id, false])
  ])
  expect(screen.getByLabelText(/^Your message/)).toHaveAttribute('rows', '4')
})

it('sends the trimmed fields, and shows thanks for 10 seconds', async () => {
  const onSend = open()
  fill()
  await send()
  const message = {
    name: 'Ida Moor',
    email: 'ida@example.com',
    phone: '+49-221123',
    reason: 'Kundenkonto',
    description: 'Where is my tea?\nIda'
  }
  expect(onSend).toHaveBeenCalledWith(message, undefined)
  expect(screen.getByText('Thanks for contacting us.')).toBeInTheDocument()
  expect(screen.getByText('Your message was sent successfully.')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Your message/)).toHaveValue('')
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByText('Thanks for contacting us.')).not.toBeInTheDocument()
})

it('loses no text when the message does not arrive', async () => {
  const onSend = open()
  onSend.mockRejectedValueOnce(new Error('down'))
  fill()
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('It is still here')
  expect(screen.getByLabelText(/^Your message/)).toHaveValue(' Where is my tea?\nIda ')
  await send()
  expect(onSend).toHaveBeenCalledTimes(2)
})

it('sends nothing that a program filled in, by hidden field or by speed', async () => {
  const onSend = open()
  fill()
  await send(1_000)
  expect(onSend).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(4_000))
  expect(onSend).toHaveBeenCalledTimes(1)
  fill()
  fireEvent.change(document.querySelector('input[tabindex="-1"]')!, {
    target: { value: 'https://spam.test' }
  })
  await send()
  expect(screen.getByText('Thanks for contacting us.')).toBeInTheDocument()
  expect(onSend).toHaveBeenCalledTimes(1)
})

it('knows a customer already', async () => {
  open({ known: { name: 'Ida Moor', email: 'ida@example.com', phone: '+43-1234567' } })
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Ida Moor'))
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ida@example.com')
  expect(screen.getByLabelText(/^Country code/)).toHaveValue('43')
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('(123) 456-7')
})
