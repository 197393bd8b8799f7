import { fireEvent, screen } from '@testing-library/react'
import { answerJson } from '../../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { NewPasswordForm } from './new-password-form'

const texts = { password: 'New password', repeat: 'Again', save: 'Save', failed: 'failed' }

it('offers another mail where the link is used up or too old, and keeps what was typed', async () => {
  // jsdom knows dialogs, but not how to open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  const { platform } = createRecordingPlatform(answerJson({ success: false, error: true, message: 'no' }))
  renderWithProviders(<NewPasswordForm token="t" texts={texts} onDone={() => undefined} />, { platform })
  const find = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })
  for (const label of ['New password', 'Again'])
    fireEvent.change(find(label), { target: { value: 'Teegarten7!' } })
  expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reset password' }))
  expect(await screen.findByRole('dialog', { name: 'Reset password' })).toBeVisible()
  expect(find('New password')).toHaveValue('Teegarten7!')
})
