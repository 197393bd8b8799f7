import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ContentPage, ContentRegion } from '../../sandbox/domain/content/content-page'
import type { Language } from '../../sandbox/texts/localized-text'
import { startSandbox, type TestSandbox } from './session-setup'

const headline = (id: string, text: string) => ({
  id,
  type_id: 'headline',
  data: { headline: text, level: 2 }
})

const buildPage = (language: Language, words = 'Tea'): ContentPage => ({
  id: 'guide/leaf',
  siteId: 'jasmin',
  language,
  url: '/tee-ratgeber',
  title: `Guide ${language}`,
  description: '',
  keywords: '',
  content: {
    regions: [
      {
        id: 'content',
        components: [
          headline('a', words),
          { id: 'b', type_id: 'richText', data: { html: '<p>Second flush</p>' } },
          {
            id: 'c',
            type_id: 'grid',
            data: {},
            regions: [{ id: 'left', components: [headline('d', 'Inside')] }]
          }
        ]
      }
    ]
  }
})
const globalPage: ContentPage = {
  ...buildPage('de'),
  id: 'global',
  url: '/global',
  title: 'Shop',
  content: { regions: [] }
}
const seed = { pages: [buildPage('de'), buildPage('en'), globalPage] }

const folder = mkdtempSync(path.join(tmpdir(), 'content-editor-'))
const databasePath = path.join(folder, 'sandbox.db')
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ databasePath, seed })
})
beforeEach(() => fetch(`${sandbox.origin}/control/reset`, { method: 'POST' }))
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

const PAGE = new URLSearchParams({ siteId: 'jasmin', language: 'en', pageId: 'guide/leaf' })
const PLACE = { shop: 'jasmin/en', page: 'guide/leaf' }

async function call(method: string, body?: unknown, page = PAGE) {
  const response = await fetch(`${sandbox.origin}/control/content?${page}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body)
    })
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
}

/** What the shop is served, in edit mode or as everybody sees it. */
async function serve(query = '', language = 'en') {
  const response = await fetch(
    `${sandbox.origin}/s/jasmin/${language}/api/content/get?pageIdOrSlug=tee-ratgeber${query}`
  )
  const { data } = (await response.json()) as { data: { content: { regions: ContentRegion[] } } }
  return { regions: data.content.regions, cacheControl: response.headers.get('cache-control') }
}
const EDITED = '&pageDesignerEditMode=true'

/** The ids of a page’s components, in their order. */
const listIds = (regions: ContentRegion[]): string[] =>
  regions.flatMap(({ components }) =>
    components.flatMap(({ id, regions: inner = [] }) => [id, ...listIds(inner)])
  )

const search = async (word: string) => {
  const response = await fetch(
    `${sandbox.origin}/on/demandware.store/Sites-jasmin-Site/en_DE/OcapiSearch-Content?q=${word}`
  )
  return JSON.stringify(await response.json())
}

/** Sends a form of the editor as a browser on its page would; returns the page that it leads to. */
async function post(action: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.origin}/console/editor/${action}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', origin: sandbox.origin, ...headers },
    body: new URLSearchParams({ ...PLACE, ...fields })
  })
  return { status: response.status, page: (await response.text()).replace(/\s+/g, ' ') }
}

/** The form of a component with some of its fields typed anew. */
async function apply(component: string, typed: Record<string, string>, version?: string) {
  const form = await fetch(`${sandbox.origin}/console/editor?${new URLSearchParams({ ...PLACE, component })}`)
  const [, shown = ''] = /name="version" value="(\w+)"/.exec(await form.text()) ?? []
  const fields = Object.entries(typed).map(([name, value]) => [`attribute ${name}`, value])
  return post('attributes', { component, version: version ?? shown, ...Object.fromEntries(fields) })
}

describe('a page that is saved', () => {
  const regions = [{ id: 'content', components: [headline('b', 'Oolong'), headline('a', 'Sencha')] }]

  it('is what is served from then on, in its language only', async () => {
    expect((await call('PUT', { regions })).body).toMatchObject({ regions, isSaved: true, draft: null })
    expect((await serve()).regions).toEqual(regions)
    expect(listIds((await serve('', 'de')).regions)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is what a search finds', async () => {
    expect(await search('flush')).toContain('tee-ratgeber')
    await call('PUT', { regions: [{ id: 'content', components: [headline('a', 'Roasted stems')] }] })
    expect(await search('roasted')).toContain('tee-ratgeber')
    expect(await search('flush')).not.toContain('tee-ratgeber')
  })

  it('is the seed’s again when it is brought back, and after a reset', async () => {
    await call('PUT', { regions })
    expect((await call('DELETE')).status).toBe(204)
    expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
    await call('PUT', { regions })
    await fetch(`${sandbox.origin}/control/reset`, { method: 'POST' })
    expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
    expect((await call('GET')).body).toMatchObject({ isSaved: false })
  })

  it('survives a restart and a changed seed, whose page waits behind it', async () => {
    await call('PUT', { regions })
    await sandbox.stop()
    sandbox = await startSandbox({
      databasePath,
      seed: { pages: [buildPage('de'), buildPage('en', 'Other tea')] }
    })
    expect((await serve()).regions).toEqual(regions)
    expect((await call('GET')).body).toMatchObject({ isSaved: true, isSeedChanged: true })
    await call('DELETE')
    expect(JSON.stringify((await serve()).regions)).toContain('Other tea')
    await sandbox.stop()
    sandbox = await startSandbox({ databasePath, seed })
  })
})

it.each([
  [
    'a component of no type',
    [{ id: 'content', components: [{ id: 'a', type_id: 'wonder', data: {} }] }],
    /no known type/
  ],
  [
    'an id that is there twice',
    [{ id: 'content', components: [headline('a', 'x'), headline('a', 'y')] }],
    /twice/
  ],
  [
    'a component without what it needs',
    [{ id: 'content', components: [{ id: 'a', type_id: 'headline', data: {} }] }],
    /headline a, headline: is needed/
  ],
  [
    'a number beyond its limit',
    [{ id: 'content', components: [{ ...headline('a', 'x'), data: { headline: 'x', level: 9 } }] }],
    /level: has to be 3 at most/
  ],
  [
    'a target that is no address',
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
    'more entries than are shown',
    [
      {
        id: 'content',
        components: [{ id: 'a', type_id: 'galleryText', data: { images: Array(5).fill('/a.jpg') } }]
      }
    ],
    /4 entries at most/
  ],
  ['members that no region has', [{ id: 'content', components: [], extra: 1 }], /extra/],
  ['no list', {}, /regions/]
])('refuses %s and keeps what is served', async (_what, regions, words) => {
  const { status, body } = await call('PUT', { regions })
  expect([status, body.detail]).toEqual([400, expect.stringMatching(words)])
  expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
})

it('refuses components in each other beyond any use', async () => {
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

describe('the editor', () => {
  it('shows a change in edit mode at once, and to everybody when it is saved', async () => {
    const { status, page } = await apply('a', { headline: 'Gyokuro' })
    expect(status).toBe(200)
    expect(page).toContain('role="status">The change is in the preview.')
    expect(JSON.stringify((await serve(EDITED)).regions)).toContain('Gyokuro')
    expect((await serve(EDITED)).cacheControl).toBe('no-store')
    expect(JSON.stringify((await serve()).regions)).not.toContain('Gyokuro')
    await post('save', {})
    expect(JSON.stringify((await serve()).regions)).toContain('Gyokuro')
  })

  it('moves, adds and removes, and takes each back', async () => {
    const readDraft = async () => listIds((await serve(EDITED)).regions)
    await post('move', { component: 'b', by: '-1' })
    expect(await readDraft()).toEqual(['b', 'a', 'c', 'd'])
    await post('move', { component: 'b', by: '-1' })
    expect((await call('GET')).body.draft).toMatchObject({ changes: 1 })
    await post('remove', { component: 'c' })
    expect(await readDraft()).toEqual(['b', 'a'])
    await post('undo', {})
    expect(await readDraft()).toEqual(['b', 'a', 'c', 'd'])
    await post('add', { component: 'b', type: 'spacer', target: 'after' })
    const withSpacer = await readDraft()
    expect([withSpacer.length, withSpacer[0], withSpacer[2]]).toEqual([5, 'b', 'a'])
    await post('add', { type: 'headline', target: JSON.stringify(['left', 'c']) })
    expect((await readDraft()).slice(4, 5)).toEqual(['d'])
    expect(await readDraft()).toHaveLength(6)
    await post('discard', {})
    expect(await readDraft()).toEqual(['a', 'b', 'c', 'd'])
    expect((await call('GET')).body).toMatchObject({ draft: null, isSaved: false })
  })

  it('says what is wrong with a form and keeps what was typed', async () => {
    const { status, page } = await apply('a', { headline: '', level: '7', subline: 'Kept <words>' })
    expect(status).toBe(400)
    expect(page).toContain('Headline is needed.')
    expect(page).toContain('Level has to be 3 at most.')
    expect(page).toContain('value="Kept &lt;words&gt;"')
    expect(page).toContain('value="7"')
    expect((await call('GET')).body.draft).toBeNull()
  })

  it('says where a list stops being JSON', async () => {
    await post('add', { type: 'linkList', target: JSON.stringify(['content']) })
    const id = listIds((await serve(EDITED)).regions).at(-1) ?? ''
    const { status, page } = await apply(id, { links: '[{"text": "Tea",}]' })
    expect(status).toBe(400)
    expect(page).toMatch(/Links is not valid JSON: .*position \d+/)
    expect(page).toContain('[{&quot;text&quot;: &quot;Tea&quot;,}]')
  })

  it('does not replace what somebody else has changed without saying so', async () => {
    const { status, page } = await apply('a', { headline: 'Mine' }, '0000000000000000')
    expect(status).toBe(409)
    expect(page).toContain('was changed elsewhere meanwhile')
    expect(page).toContain('value="Mine"')
    expect(JSON.stringify((await serve(EDITED)).regions)).not.toContain('Mine')
  })

  it('saves nothing that visitors would miss, and loses nothing of it', async () => {
    // An empty example: this seed has no page with one of each.
    await post('add', { type: 'image', target: JSON.stringify(['content']) })
    const { status, page } = await post('save', {})
    expect(status).toBe(400)
    expect(page).toMatch(/image \w+, image: is needed/)
    expect((await call('GET')).body.draft).toMatchObject({ changes: 1 })
    expect(listIds((await serve()).regions)).toEqual(['a', 'b', 'c', 'd'])
  })

  it.each([
    ['move', { component: 'none', by: '1' }, 404],
    ['move', { component: 'a', by: '2' }, 400],
    ['remove', {}, 404],
    ['add', { type: 'wonder', target: '["content"]' }, 400],
    ['add', { type: 'headline', target: '{' }, 400],
    ['add', { type: 'headline', target: '["left","none"]' }, 404],
    ['attributes', { component: 'none' }, 404]
  ])('refuses %s of %j', async (action, fields, status) => {
    expect((await post(action, fields as Record<string, string>)).status).toBe(status)
    expect((await call('GET')).body.draft).toBeNull()
  })

  it('listens to its own pages only', async () => {
    const { status } = await post('save', {}, { 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(403)
  })

  it('lets its page frame the shop and run its own script, nothing else', async () => {
    const response = await fetch(`${sandbox.origin}/console/editor`)
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; script-src 'self'; connect-src 'self'; frame-src http://localhost:3000"
    )
    const page = await response.text()
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/console/editor.js" defer>'])
    expect((await fetch(`${sandbox.origin}/console/editor.js`)).headers.get('content-type')).toMatch(
      /javascript/
    )
  })

  it('offers the global page’s footer columns, for all shops and for one tenant', async () => {
    const page = await (await fetch(`${sandbox.origin}/console/editor?shop=jasmin/de&page=global`)).text()
    const targets = [...page.matchAll(/<option value="\[&quot;([\w-]+)&quot;\]">/g)].map(([, id]) => id)
    expect(targets).toEqual(expect.arrayContaining(['column4', 'column1-jasmin', 'column4-jasmin']))
  })

  it('says how a production shop comes to trust the console', async () => {
    const page = await (await fetch(`${sandbox.origin}/console/editor`)).text()
    expect(page).toContain('TRUSTED_FRAME_PARENTS=http://sandbox.test')
  })

  it('opens the first page of a shop that lacks the one asked for', async () => {
    const page = await (await fetch(`${sandbox.origin}/console/editor?shop=jasmin/de&page=none`)).text()
    expect(page).toContain('Guide de')
  })
})
