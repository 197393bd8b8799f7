import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import type { Drafts } from '../../payment/forms/use-draft-form'
import { EmailForm } from './email-form'

const drafts = (): Drafts => new Map()

const next = () => screen.getByRole('button', { name: 'Continue' })

const field = (name: RegExp) => screen.getByRole('textbox', { name })

it.each([
  ['', 'Please enter your email address.'],
  ['lina@', 'Please enter valid email address.']
])('answers the e-mail address "%s" with "%s"', async (typed, message) => {
  const onSave = jest.fn()
  renderWithProviders(<EmailForm email={undefined} drafts={drafts()} onSave={onSave} />)
  if (typed) await userEvent.type(field(/Email/), typed)
  await userEvent.click(next())
  expect(field(/Email/)).toHaveAccessibleDescription(expect.stringContaining(message) as unknown as string)
  expect(onSave).not.toHaveBeenCalled()
})

it('saves a valid email address without the spaces around it', async () => {
  const onSave = jest.fn(() => Promise.resolve())
  renderWithProviders(<EmailForm email={undefined} drafts={drafts()} onSave={onSave} />)
  await userEvent.type(field(/Email/), 'lina@example.com')
  await userEvent.click(next())
  expect(onSave).toHaveBeenCalledWith('lina@example.com')
})

it('keeps what was typed when the step closes and opens again', async () => {
  const kept = drafts()
  const form = <EmailForm email={undefined} drafts={kept} onSave={jest.fn()} />
  const { unmount } = renderWithProviders(form)
  await userEvent.type(field(/Email/), 'lina@exa')
  unmount()
  renderWithProviders(form)
  expect(field(/Email/)).toHaveValue('lina@exa')
})
