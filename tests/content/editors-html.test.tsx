import { renderToString } from 'react-dom/server'
import { findContentType, loadContentGroups } from '../../app/content/content-registry'
import { contentGroups } from '../../app/content/content-types'
import { cleanMarkup } from '../../app/content/page/clean-markup'
import type { Attribute } from '../../sandbox/component-types/component-type'
import { componentTypes } from '../../sandbox/component-types/component-types'
import { withProviders } from '../factories/with-providers'

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

/** Blocks, a link, an item without a list, and tags without an end. */
const HTML =
  '<p>Tea<ul><li>green<table><tr><td>2 g<a href="/tea">All</div></td><li>black</p></ul><b><i>Coffee'

const VALUES: Partial<Record<Attribute['kind'], unknown>> = {
  text: HTML,
  html: HTML,
  link: '/tea',
  picture: { link: '/a.jpg', alt: 'Tea' },
  products: ['1'],
  product: '1',
  category: 'tea'
}

const buildData = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ name, kind, entries = [] }) => [
      name,
      kind === 'list' ? [buildData(entries), buildData(entries)] : VALUES[kind]
    ])
  )

const listTags = (html: string) => (html.match(/<\/?[a-z][\w-]*/gi) ?? []).map(tag => tag.toLowerCase())

/** The tags of a document after a browser's parser has closed, added and moved what it does not leave as it is. */
function parseTags(html: string): string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  return listTags(page.innerHTML)
}

it.each(componentTypes.map(({ ids, attributes }) => [ids[0], attributes] as const))(
  '%s puts an editor’s HTML where a browser’s parser leaves it',
  async (id, attributes) => {
    const data = (await cleanMarkup(buildData(attributes))) as Record<string, unknown>
    const type = findContentType(id)
    const parsed = type?.parse(data)
    if (!type || parsed === undefined) return
    const component = { id: 'a', typeId: id, data, regions: [] }
    const html = renderToString(
      withProviders(<type.Component attributes={parsed} component={component} first={false} />)
    )
    expect(parseTags(html)).toEqual(listTags(html))
  }
)
