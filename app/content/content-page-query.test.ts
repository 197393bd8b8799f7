import { PlatformError } from '../platform/http/platform-error'
import type { Platform } from '../platform/platform'
import { contentPageQuery } from './content-page-query'
import { listContentQueries } from './list-content-queries'
import type { ContentComponentData, ContentPage } from './model/content-page'

const read = (answer: unknown) => {
  const getContentPage = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  return contentPageQuery({ controllers: { getContentPage } } as unknown as Platform, 'home').queryFn({})
}

it('maps a page of the content system', async () => {
  const page = {
    id: 'home',
    title: 'Start',
    description: 'All tea',
    keywords: 'tea',
    url: '/home',
    pageFetchedById: true,
    content: {
      regions: [{ id: 'content', components: [{ id: 'a', type_id: 'richText', data: { text: 'Tee' } }] }]
    }
  }
  expect(await read(page)).toEqual({
    id: 'home',
    found: true,
    url: '/home',
    pageFetchedById: true,
    meta: { title: 'Start', description: 'All tea', keywords: 'tea' },
    regions: [
      { id: 'content', components: [{ id: 'a', typeId: 'richText', data: { text: 'Tee' }, regions: [] }] }
    ]
  })
})

it('knows a page that does not exist', async () => {
  expect(
    await read(new PlatformError({ kind: 'fault', operation: 'getContentPage', status: 404 }))
  ).toBeNull()
})

it.each([[''], [' '], ['\uFEFF']])('knows without asking that %j names no page', async pageId => {
  const getContentPage = jest.fn()
  const query = contentPageQuery({ controllers: { getContentPage } } as unknown as Platform, pageId)
  expect(await query.queryFn({})).toBeNull()
  expect(getContentPage).not.toHaveBeenCalled()
})

it('does not take a failure for a missing page', async () => {
  await expect(
    read(new PlatformError({ kind: 'status', operation: 'getContentPage', status: 503 }))
  ).rejects.toThrow()
})

const odd = { toString: 1, valueOf: 1 }
const EMPTY = {
  id: '',
  found: true,
  url: '',
  pageFetchedById: false,
  meta: { title: '', description: '', keywords: '' },
  regions: []
}

it.each([
  ['null', null],
  ['a text', 'page'],
  ['a list', []],
  ['nothing', {}],
  ['content that is null', { content: null }],
  ['content that is a text', { content: 'regions' }],
  ['regions that are an object', { content: { regions: { 0: {} } } }],
  ['regions that are no objects', { content: { regions: [null, 1, 'x', []] } }],
  [
    'members of the wrong kind',
    { id: odd, url: odd, title: ['a'], description: null, keywords: odd, pageFetchedById: 'yes' }
  ]
])('makes an empty page of %s', async (_what, answer) => {
  expect(await read(answer)).toEqual(EMPTY)
})

it('leaves out of a component what is malformed', async () => {
  const regions = [
    {
      id: odd,
      components: [{ id: odd, type_id: odd, data: 'x', regions: 'y' }, { id: 7, type_id: 8, data: [1] }, null]
    }
  ]
  expect((await read({ content: { regions } }))?.regions).toEqual([
    {
      id: '',
      components: [
        { id: '0', typeId: '', data: {}, regions: [] },
        { id: '7', typeId: '8', data: {}, regions: [] }
      ]
    }
  ])
})

/** How many components stand within each other. */
const measureDepth = ({ regions }: ContentPage | ContentComponentData): number => {
  const [child] = regions.flatMap(region => region.components)
  return child ? 1 + measureDepth(child) : 0
}

it.each([
  ['regions', (inner: object) => ({ type_id: 'grid', regions: [{ id: 'a', components: [inner] }] })],
  ['attributes', (inner: object) => ({ type_id: 'grid', data: { list: [inner], text: '<b>Tee</b>' } })]
])('survives 5,000 levels of nested %s', async (_what, nest) => {
  let component: object = { type_id: 'richText', data: {} }
  for (let level = 0; level < 5_000; level += 1) component = nest(component)
  const page = await read({ id: 'home', content: { regions: [{ id: 'content', components: [component] }] } })
  if (!page) throw new Error('the page is missing')
  expect(measureDepth(page)).toBeLessThan(20)
  expect(measureDepth(page)).toBeGreaterThan(0)
  expect(() => [JSON.stringify(page), listContentQueries(page, {} as Platform)]).not.toThrow()
})

it('takes scripts out of markup at any depth', async () => {
  const data = { text: '<p onclick="x()">Tee</p>', items: [{ contentText: '<script>x()</script>gut' }] }
  const page = await read({
    content: { regions: [{ id: 'content', components: [{ type_id: 'richText', data }] }] }
  })
  expect(page?.regions[0]?.components[0]?.data).toEqual({
    text: '<p>Tee</p>',
    items: [{ contentText: 'gut' }]
  })
})
