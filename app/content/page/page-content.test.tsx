import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { withProviders } from '../../../tests/factories/with-providers'
import { loadContentGroups } from '../content-registry'
import { basicTypes, contentGroups } from '../content-types'
import { mapContentPage } from './map-content-page'
import { PageContent } from './page-content'

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

const words = {
  headline: 'Tea',
  title: 'Tea',
  name: 'Tea',
  text: 'Good',
  html: 'Good',
  link: '/a',
  image: '/a.jpg'
}
const data = {
  ...words,
  recipe_1: 'Wait',
  color: 'green',
  productId: '1',
  items: [words],
  cards: [words],
  slides: [words]
}

const typeIds = [
  ...basicTypes.flatMap(type => type.typeIds),
  ...Object.values(contentGroups).flatMap(group => group.typeIds)
]

const build = (components: object[], title = 'All about tea') => {
  const page = mapContentPage({ id: 'tea', title, content: { regions: [{ id: 'content', components }] } })
  return withProviders(<PageContent page={page} />)
}
const show = (...page: Parameters<typeof build>) => render(build(...page))

const headings = () => screen.queryAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

it.each(typeIds)('has one h1 where %s opens the page', typeId => {
  // React's note that layout effects do nothing on the server.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(build([{ type_id: typeId, data }])).match(/<h1/g)).toHaveLength(1)
})

it.each([
  ['stage', { image: '/a.jpg', text: 'Good' }],
  ['richText', { text: 'Good' }],
  ['grid', {}],
  ['noSuchType', {}]
])('is headed by its title where %s %j opens it', (typeId, opening) => {
  show([
    { type_id: typeId, data: opening },
    { type_id: 'headline', data: { headline: 'Later', level: 1 } }
  ])
  expect(headings()).toEqual(['All about tea'])
})

it('takes its heading from the component that opens it', () => {
  show([{ type_id: 'headline', data: { headline: 'Tea', level: 3 } }])
  expect(headings()).toEqual(['Tea'])
})

it('is headed by the name of the shop where it has no title and no content', () => {
  show([], '')
  expect(headings()).toEqual(['jasmin'])
})

it('leaves the heading to the region at the top', () => {
  const heading = { type_id: 'headline', data: { headline: 'Tea' } }
  const regions = [
    { id: 'topRegion', components: [heading] },
    { id: 'content', components: [heading] }
  ]
  render(withProviders(<PageContent page={mapContentPage({ id: 'tea', content: { regions } })} />))
  expect(screen.getByRole('heading', { name: 'Tea', level: 2 })).toBeVisible()
  expect(headings()).toEqual([])
})
