import { fireEvent, screen, waitFor } from '@testing-library/react'
import { answerJson } from '../../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../../tests/factories/recording-platform'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { NewPasswordForm } from './new-password-form'

const texts = { password: 'New password', repeat: 'Again', save: 'Save', failed: 'failed' }

/** The form over a platform that answers so, the first time whether the link can still be used. */
function openForm(...answers: Response[]) {
  const { platform, calls } = createRecordingPlatform(...answers)
  renderWithProviders(<NewPasswordForm token="t" texts={texts} onDone={() => undefined} />, { platform })
  return calls
}
const find = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })

const SPENT = { success: false, error: true, errorMessage: 'The link is invalid or has expired.' }

it('says of a link that is used up or too old before anything is typed, and offers another', async () => {
  const calls = openForm(answerJson(SPENT))
  expect(await screen.findByRole('alert')).toHaveTextContent('The link is invalid or has expired.')
  expect(screen.queryByLabelText(/^New password/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }))
  expect(await screen.findByRole('dialog', { name: 'Reset password' })).toBeVisible()
  expect(calls).toMatchObject([{ method: 'POST', body: { token: 't' } }])
})

it.each([
  ['the link can be used', answerJson({ success: true })],
  ['the platform has no such controller', new Response('<h1>Not found</h1>', { status: 404 })],
  ['too many have asked', answerJson({ title: 'Too Many Requests' }, 429)],
  ['the platform is down', answerJson({}, 503)]
])('asks for the new password where %s', async (_what, answer) => {
  const calls = openForm(answer)
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  await Promise.resolve()
  expect(find('New password')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers another mail for a used link, and keeps the typed password', async () => {
  openForm(answerJson({ success: true }), answerJson({ success: false, error: true, message: 'no' }))
  for (const label of ['New password', 'Again'])
    fireEvent.change(find(label), { target: { value: 'Teegarten7!' } })
  expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reset password' }))
  expect(await screen.findByRole('dialog', { name: 'Reset password' })).toBeVisible()
  expect(find('New password')).toHaveValue('Teegarten7!')
})
