import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { useLinkedCode } from './use-linked-code'

const Code = () => <p>{useLinkedCode() ?? 'none'}</p>

it.each([
  ['#code=12345678', '12345678'],
  ['#code=1234', 'none'],
  ['#code=12345678&more', 'none']
])('reads %s and takes it out of the address and the history at once', (hash, code) => {
  const { history } = renderWithProviders(<Code />, { path: `/en/login?redirectUrl=%2Fcart${hash}` })
  expect(screen.getByText(code)).toBeVisible()
  expect(history.location).toMatchObject({ pathname: '/en/login', search: '?redirectUrl=%2Fcart', hash: '' })
  expect(history).toHaveLength(1)
})

it('leaves other fragments alone', () => {
  const { history } = renderWithProviders(<Code />, { path: '/en/login#main' })
  expect(history.location.hash).toBe('#main')
})
