import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox'
import { PasswordInput } from './password-input'
import { Select } from './select'
import { TextInput } from './text-input'
import { Textarea } from './textarea'

const ERROR = 'Bitte ausfüllen.'
const base = { id: 'x', label: 'Name' }

const controls: [
  string,
  (props: { error?: string; disabled?: boolean; required?: boolean; hint?: string }) => JSX.Element
][] = [
  ['text input', props => <TextInput {...base} {...props} />],
  ['textarea', props => <Textarea {...base} {...props} />],
  ['select', props => <Select {...base} {...props} options={[{ value: 'a', label: 'A' }]} />],
  ['checkbox', props => <Checkbox {...base} {...props} />],
  ['password input', props => <PasswordInput {...base} {...props} showLabel="Zeigen" hideLabel="Verbergen" />]
]

describe.each(controls)('a %s', (_, build) => {
  const control = () => screen.getByLabelText(/^Name/)

  test('says its hint and its error', () => {
    render(build({ error: ERROR, hint: 'Wie im Ausweis' }))
    expect(control()).toBeInvalid()
    expect(control()).toHaveAccessibleDescription(`Wie im Ausweis ${ERROR}`)
  })

  test('shows no error while it is disabled', () => {
    render(build({ error: ERROR, disabled: true }))
    expect(screen.queryByText(ERROR)).not.toBeInTheDocument()
    expect(control()).not.toHaveAttribute('aria-invalid')
    expect(control()).not.toHaveAttribute('aria-describedby')
  })

  test('marks a required field with an asterisk', () => {
    const { rerender } = render(build({ required: true }))
    expect(screen.getByText('*')).toBeInTheDocument()
    expect(control()).toBeRequired()
    rerender(build({}))
    expect(screen.queryByText('*')).not.toBeInTheDocument()
  })
})

test('a textarea takes at most 100 characters by default', () => {
  const { rerender } = render(<Textarea {...base} />)
  expect(screen.getByLabelText('Name')).toHaveAttribute('maxlength', '100')
  rerender(<Textarea {...base} maxLength={500} />)
  expect(screen.getByLabelText('Name')).toHaveAttribute('maxlength', '500')
})

test('a select begins with its placeholder, which cannot be chosen', () => {
  render(<Select {...base} options={[{ value: 'a', label: 'A' }]} placeholder="Bitte wählen" />)
  expect(screen.getByLabelText('Name')).toHaveDisplayValue('Bitte wählen')
  expect(screen.getByRole('option', { name: 'Bitte wählen' })).toBeDisabled()
})

test('a password is shown and hidden again', async () => {
  render(<PasswordInput {...base} showLabel="Zeigen" hideLabel="Verbergen" />)
  expect(screen.getByLabelText('Name')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Zeigen' }))
  expect(screen.getByLabelText('Name')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Verbergen' }))
  expect(screen.getByLabelText('Name')).toHaveAttribute('type', 'password')
})
