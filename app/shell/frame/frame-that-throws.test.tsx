import { renderToString } from 'react-dom/server'
import { withProviders } from '../../../tests/factories/with-providers'
import type { ContentPage } from '../../content/page/content-page'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'

const broken = () => {
  throw new TypeError('an entry lacks its title')
}
jest.mock('../../features/search/search-box', () => ({ SearchBox: () => broken() }))
jest.mock('./language-links', () => ({ LanguageLinks: () => broken(), LanguageList: () => null }))

const page: ContentPage = {
  id: 'home',
  found: true,
  url: '/',
  pageFetchedById: false,
  meta: { title: '', description: '', keywords: '' },
  regions: []
}

it.each([
  ['header', <ShopHeader key="header" path="/" region={undefined} />, 'site-header-reduced'],
  ['footer', <ShopFooter key="footer" path="/" page={page} />, 'site-footer-reduced']
])('leaves the page whole when its %s cannot be rendered on the server', (_part, element, reduced) => {
  const html = renderToString(
    withProviders(
      <>
        {element}
        <main>Tea</main>
      </>
    )
  )
  expect(html).toContain('<main>Tea</main>')
  expect(html).toContain(reduced)
})
