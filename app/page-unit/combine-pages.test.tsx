import { screen } from '@testing-library/react'
import { Route } from '../entry/kit-adapter/router'
import { renderWithProviders } from '../../tests/factories/render-with-providers'
import { combinePages } from './combine-pages'
import { createPage } from './create-page'
import type { Loader } from './loader'
import { showPage } from './outcome'

const page = (name: string) => {
  const loader: Loader<string> = ({ path }) => Promise.resolve(showPage(`${name} at ${path}`))
  return createPage(loader, ({ data }) => <p>{data}</p>)
}
const [one, other] = [page('one'), page('other')]
const Combined = combinePages(path => (path === '/one' ? one : other))

it.each([
  ['/en/one', 'one at /one'],
  ['/en/One/', 'one at /One'],
  ['/en/two', 'other at /two']
])('%s has the page and the data of its path', async (path, text) => {
  renderWithProviders(<Route component={Combined} />, { path })
  expect(await screen.findByText(text)).toBeVisible()
})
