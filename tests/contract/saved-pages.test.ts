import type { ContentRegion } from '../../sandbox/domain/content/content-page'
import { buildPage, headline, listIds, serveContentEditor } from './editor-setup'

const { reset, restart, get, call, serve } = serveContentEditor()

const search = async (word: string) => {
  const response = await get(`/on/demandware.store/Sites-jasmin-Site/en_DE/OcapiSearch-Content?q=${word}`)
  return JSON.stringify(await response.json())
}

describe('a page that is saved', () => {
  const regions = [{ id: 'content', components: [headline('b', 'Oolong'), headline('a', 'Sencha')] }]

  it('is served from then on, in its language only', async () => {
    expect((await call('PUT', { regions })).body).toMatchObject({ regions, isSaved: true, draft: null })
    expect((await serve()).regions).toEqual(regions)
    expect(listIds((await serve('', 'de')).regions)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is found by the search', async () => {
    expect(await search('flush')).toContain('tee-ratgeber')
    await call('PUT', { regions: [{ id: 'content', components: [headline('a', 'Roasted stems')] }] })
    expect(await search('roasted')).toContain('tee-ratgeber')
    expect(await search('flush')).not.toContain('tee-ratgeber')
  })

  it('is replaced by the seed’s page when it is deleted, and after a reset', async () => {
    await call('PUT', { regions })
    expect((await call('DELETE')).status).toBe(204)
    expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
    await call('PUT', { regions })
    await reset()
    expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
    expect((await call('GET')).body).toMatchObject({ isSaved: false })
  })

  it('survives a restart and a changed seed, whose page returns when it is deleted', async () => {
    await call('PUT', { regions })
    await restart([buildPage('de'), buildPage('en', 'Other tea')])
    expect((await serve()).regions).toEqual(regions)
    expect((await call('GET')).body).toMatchObject({ isSaved: true, isSeedChanged: true })
    await call('DELETE')
    expect(JSON.stringify((await serve()).regions)).toContain('Other tea')
    await restart()
  })
})

it.each([
  [
    'a component of an unknown type',
    [{ id: 'content', components: [{ id: 'a', type_id: 'wonder', data: {} }] }],
    /no known type/
  ],
  ['a duplicate id', [{ id: 'content', components: [headline('a', 'x'), headline('a', 'y')] }], /twice/],
  [
    'a component without a required attribute',
    [{ id: 'content', components: [{ id: 'a', type_id: 'headline', data: {} }] }],
    /headline a, headline: is needed/
  ],
  [
    'a number beyond its limit',
    [{ id: 'content', components: [{ ...headline('a', 'x'), data: { headline: 'x', level: 9 } }] }],
    /level: has to be 3 at most/
  ],
  [
    'a link target that is no address',
    [
      {
        id: 'content',
        components: [{ id: 'a', type_id: 'button', data: { text: 'x', link: 'javascript:1' } }]
      }
    ],
    /link: has to begin with/
  ],
  [
    'an entry without its title',
    [{ id: 'content', components: [{ id: 'a', type_id: 'uspBar', data: { items: [{ icon: 'cup' }] } }] }],
    /entry 1: title is needed/
  ],
  [
    'more entries than the component shows',
    [
      {
        id: 'content',
        components: [{ id: 'a', type_id: 'galleryText', data: { images: Array(5).fill('/a.jpg') } }]
      }
    ],
    /4 entries at most/
  ],
  ['unknown members of a region', [{ id: 'content', components: [], extra: 1 }], /extra/],
  ['no list', {}, /regions/]
])('refuses %s and keeps the served page', async (_what, regions, words) => {
  const { status, body } = await call('PUT', { regions })
  expect([status, body.detail]).toEqual([400, expect.stringMatching(words)])
  expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
})

it('refuses components that are nested deeper than 10 levels', async () => {
  let regions: ContentRegion[] = []
  for (let depth = 0; depth < 12; depth += 1)
    regions = [{ id: 'content', components: [{ id: String(depth), type_id: 'grid', data: {}, regions }] }]
  expect((await call('PUT', { regions })).body.detail).toMatch(/deeper than 10 levels/)
})

it.each([
  [{ siteId: 'jasmin', language: 'en', pageId: 'none' }, 404],
  [{ siteId: 'nowhere', language: 'en', pageId: 'guide/leaf' }, 404],
  [{ siteId: 'jasmin', language: 'xx', pageId: 'guide/leaf' }, 400],
  [{ siteId: 'jasmin', language: '__proto__', pageId: '__proto__' }, 400]
])('knows no page %j', async (page, status) => {
  const named = new URLSearchParams(page)
  expect((await call('GET', undefined, named)).status).toBe(status)
  expect((await call('PUT', { regions: [] }, named)).status).toBe(status)
})
