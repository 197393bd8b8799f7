import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { CodeInput, codeRules } from './code-input'
import { FormFrame } from './form-frame'
import { useSubmit } from './use-submit'

function Form({ send }: { send: (code: string) => Promise<void> }) {
  const form = useForm({ defaultValues: { code: '' }, shouldFocusError: false })
  const { run, problem } = useSubmit(error => (error as Error).message)
  return (
    <FormFrame
      form={form}
      problem={problem}
      summary={{ id: 'form', title: count => `Fields to check: ${count}` }}
      onSubmit={({ code }) => run(() => send(code))}
    >
      <CodeInput
        id="form-code"
        label="Code"
        error={form.formState.errors.code?.message}
        {...form.register('code', codeRules('Eight digits, please'))}
      />
      <button type="submit">Send</button>
    </FormFrame>
  )
}

test('a form is sent once while its submit runs, and again after a failure, whose text is cleared before', async () => {
  let fail = (_error: Error) => undefined as void
  const send = jest.fn(() => new Promise<void>((_resolve, reject) => (fail = reject)))
  render(<Form send={send} />)
  const field = screen.getByLabelText(/Code/)
  await userEvent.type(field, '12345678{Enter}{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  fail(new Error('It failed'))
  expect(await screen.findByRole('alert')).toHaveTextContent('It failed')
  await userEvent.type(field, '{Enter}')
  expect(send).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a pasted code is sent without its blanks, and stays as it was pasted', async () => {
  const send = jest.fn(() => Promise.resolve())
  render(<Form send={send} />)
  const field = screen.getByLabelText(/Code/)
  fireEvent.input(field, { target: { value: ' 1234-56 78' } })
  await userEvent.type(field, '{Enter}')
  expect(send).toHaveBeenCalledWith('12345678')
  expect(field).toHaveValue(' 1234-56 78')
})

test('a code that is too short is named in the list of errors, which gets the focus', async () => {
  const send = jest.fn(() => Promise.resolve())
  render(<Form send={send} />)
  await userEvent.type(screen.getByLabelText(/Code/), '1234567{Enter}')
  expect(await screen.findByRole('alert')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Eight digits, please' }))
  expect(screen.getByLabelText(/Code/)).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})
