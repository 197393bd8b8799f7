import { render } from '@testing-library/react'
import { withProviders } from '../../../tests/factories/with-providers'
import { loadContentGroups } from '../content-registry'
import { contentGroups } from '../content-types'
import { mapContentPage } from './map-content-page'
import { findRegion } from './content-page'
import { RegionComponents } from './content-components'

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

const entry = { title: 'Tea', text: 'Tea', link: '/shop/tea', image: '/tea.jpg', network: 'instagram' }

it.each([
  ['categoryGrid', 'items'],
  ['uspBar', 'items'],
  ['linkList', 'links'],
  ['footer', 'links'],
  ['footer', 'socialLinks']
])('shows the entries of %s %s also where they are alike', (typeId, list) => {
  const components = [{ type_id: typeId, data: { [list]: [entry, entry] } }]
  const page = mapContentPage({ id: 'home', content: { regions: [{ id: 'content', components }] } })
  // React's complaint about keys fails a test by itself.
  const { container } = render(withProviders(<RegionComponents region={findRegion(page, 'content')} />))
  expect(container.querySelectorAll('li')).toHaveLength(2)
})
