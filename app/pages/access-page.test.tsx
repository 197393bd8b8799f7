import { act, screen } from '@testing-library/react'
import { renderWithProviders } from '../../tests/factories/render-with-providers'
import { loadMessageGroup } from '../intl/message-groups'
import type { ClosedShop } from '../server/page-request/request-context'
import { AccessPage } from './access-page'

const show = async (closed: Partial<ClosedShop> = {}) => {
  renderWithProviders(<AccessPage username="" problems={{}} {...closed} />)
  const username = screen.getByRole('textbox', { name: /^Username/ })
  const password = screen.getByLabelText(/^Password/)
  await act(async () => undefined)
  return { username, password, title: document.title }
}

beforeAll(() => loadMessageGroup('personal', 'en-DE'))

it('asks for username and password, in a form that is sent to its own address', async () => {
  const { username, password } = await show()
  expect(username).toBeRequired()
  expect(username).toBeValid()
  expect(password).toHaveAttribute('type', 'password')
  const form = username.closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).not.toHaveAttribute('action')
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('type', 'submit')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('names a missing field, first in the title', async () => {
  const { username, password, title } = await show({ problems: { username: 'missing', password: 'missing' } })
  expect(username).toHaveAccessibleDescription('Please enter your username.')
  expect(password).toHaveAccessibleDescription('Please enter your password.')
  expect(title).toMatch(/^Please enter your username\./)
})

it('says at both fields that the combination is wrong, and keeps the username only', async () => {
  const { username, password } = await show({
    username: 'vorschau',
    problems: { username: 'wrong', password: 'wrong' }
  })
  for (const field of [username, password])
    expect(field).toHaveAccessibleDescription('Username or password combination is wrong')
  expect(username).toHaveValue('vorschau')
  expect(password).toHaveValue('')
})

it('says how long to wait after too many attempts', async () => {
  await show({ wait: 6 })
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 6 seconds.')
})
