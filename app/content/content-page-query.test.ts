import { PlatformError } from '../platform/http/platform-error'
import type { Platform } from '../platform/platform'
import { readHtml, readList, readText } from './attributes'
import { readJsonLd } from './components/json-ld'
import { contentPageQuery } from './content-page-query'
import { listContentQueries } from './list-content-queries'
import type { ContentComponentData, ContentPage } from './page/content-page'

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

it('leaves out malformed parts of a component', async () => {
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

/** The data of the only component of a page. */
async function readData(data: object) {
  const page = await read({
    content: { regions: [{ id: 'content', components: [{ type_id: 'richText', data }] }] }
  })
  return page?.regions[0]?.components[0]?.data ?? {}
}

it('takes scripts out of markup at any depth', async () => {
  const data = await readData({
    text: '<p onclick="x()">Tee</p>',
    items: [{ contentText: '<script>x()</script>gut' }]
  })
  expect(readHtml(data, 'text')).toBe('<p>Tee</p>')
  expect(readHtml(readList(data, 'items')[0] ?? {}, 'contentText')).toBe('gut')
})

it.each([
  ['Ab 3 < 5 Tassen', 'Ab 3 < 5 Tassen', 'Ab 3 &lt; 5 Tassen'],
  ['Tee <3 Kaffee & mehr', 'Tee <3 Kaffee & mehr', 'Tee &lt;3 Kaffee & mehr'],
  ['<80°C', '<80°C', '&lt;80°C'],
  ['a<b', 'a<b', 'a&lt;b'],
  ['Tee <br> Kaffee', 'Tee Kaffee', 'Tee <br> Kaffee'],
  [
    '<p>Bei < 80 °C, dann > 3 Min.</p>',
    'Bei < 80 °C, dann > 3 Min.',
    '<p>Bei &lt; 80 °C, dann &gt; 3 Min.</p>'
  ]
])('shows %s as plain text and as markup', async (text, words, html) => {
  const data = await readData({ text })
  expect([readText(data, 'text'), readHtml(data, 'text')]).toEqual([words, html])
})

it.each([
  ['a script', { cleanHtml: '<script>x()</script>' }],
  ['half a tag', { cleanHtml: '<script src=//evil.example' }],
  ['an object of its own', { cleanHtml: { cleanHtml: '<img src=x onerror=x()>' } }]
])('believes no answer that says that %s is clean', async (_what, text) => {
  const data = await readData({ text })
  expect([readText(data, 'text'), readHtml(data, 'text')]).toEqual([undefined, undefined])
})

it('shows as letters what was not cleaned on its way', () => {
  expect(readHtml({ text: '<img src=x onerror=x()>' }, 'text')).toBe('&lt;img src=x onerror=x()>')
})

it('shows a title as plain text', async () => {
  expect((await read({ title: 'Tee <sup>2</sup>, < 3 €' }))?.meta.title).toBe('Tee 2, < 3 €')
})

const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [
    {
      '@type': 'Question',
      name: 'Unter < 80 °C?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Ja: <a href="/service">hier</a></p></script><!--' }
    }
  ]
}

it.each([
  ['text', { json: JSON.stringify(faq) }],
  ['an object', { json: faq }],
  ['text under another name', { jsonLd: JSON.stringify(faq) }]
])(
  'keeps the markup in structured data given as %s, and the script around it closed',
  async (_how, given) => {
    const json = readJsonLd(await readData(given)) ?? ''
    expect(JSON.parse(json)).toEqual(faq)
    expect(json).not.toContain('<')
  }
)

it('survives structured data that is nested without end', async () => {
  let json: object = {}
  for (let level = 0; level < 50_000; level += 1) json = { json }
  expect(readJsonLd(await readData(json))).toBeUndefined()
})

describe('a text with a place for what delivery costs', () => {
  const answer = {
    id: 'home',
    content: {
      regions: [
        {
          id: 'content',
          components: [
            {
              id: 'a',
              type_id: 'headline',
              data: { headline: 'Free {toDeliveryCountry} from {freeDeliveryFrom}' }
            }
          ]
        }
      ]
    }
  }
  const readWith = (getCountries: () => Promise<unknown>) =>
    contentPageQuery(
      {
        locale: 'de-AT',
        currency: 'EUR',
        controllers: { getContentPage: () => Promise.resolve(answer), getCountries }
      } as unknown as Platform,
      'home'
    ).queryFn({}) as Promise<ContentPage>
  const findHeadline = (page: ContentPage) => page.regions[0]?.components[0]?.data.headline
  const austria = (delivery?: object[]) => ({
    countries: [{ countryCode: 'AT', countryName: 'Österreich', config: { delivery } }]
  })

  it("is filled with the amount of the locale's country", async () => {
    const page = await readWith(() => Promise.resolve(austria([{ currency: 'EUR', freeFrom: 49 }])))
    expect(String(findHeadline(page)).replaceAll('\u00a0', ' ')).toBe('Free nach Österreich from EUR 49,00')
    expect(page.lacksDelivery).toBeUndefined()
  })

  it('is left out where the platform says nothing of it', async () => {
    const page = await readWith(() => Promise.resolve(austria()))
    expect([findHeadline(page), page.lacksDelivery]).toEqual(['', undefined])
  })

  it('is left out while the platform fails, and the page is marked, so that no cache keeps it', async () => {
    const page = await readWith(() =>
      Promise.reject(new PlatformError({ kind: 'status', operation: 'getCountries', status: 503 }))
    )
    expect([findHeadline(page), page.lacksDelivery]).toEqual(['', true])
  })
})
