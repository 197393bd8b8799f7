import { answerJson } from '../../tests/factories/answers'
import { createRecordingPlatform } from '../../tests/factories/recording-platform'
import type { Platform } from '../platform/platform'
import { readHtml, readList, readText } from './attributes'
import { readJsonLd } from './components/stories/json-ld'
import { contentPageQuery } from './content-page-query'
import { listContentQueries } from './list-content-queries'
import type { ContentComponentData, ContentPage } from './page/content-page'

const readFrom = (...answers: Parameters<typeof createRecordingPlatform>) =>
  contentPageQuery(createRecordingPlatform(...answers).platform, 'home').queryFn({})
const read = (data: unknown) => readFrom(answerJson({ data }))

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
  expect(await readFrom(answerJson({ fault: { type: 'PageNotFoundException' } }, 404))).toBeNull()
})

it.each([[''], [' '], ['\uFEFF']])('knows without asking that %j names no page', async pageId => {
  const { platform, calls } = createRecordingPlatform()
  expect(await contentPageQuery(platform, pageId).queryFn({})).toBeNull()
  expect(calls).toEqual([])
})

it.each([
  ['null', null],
  ['a text', 'page'],
  ['a list', []]
])('takes %s for a failure, not for a page', async (_what, data) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await expect(read(data)).rejects.toMatchObject({ kind: 'unreadable' })
  warn.mockRestore()
})

it('does not take a failure for a missing page', async () => {
  await expect(readFrom(answerJson({}, 503))).rejects.toMatchObject({ status: 503 })
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

/** 5,000 levels, as text: `JSON.stringify` does not survive them. */
const readNested = (start: string, [open, close]: [string, string], end: string) =>
  readFrom(new Response(`{"data":${start}${open.repeat(5_000)}{}${close.repeat(5_000)}${end}}`))

/** Depth of nested components. */
const measureDepth = ({ regions }: ContentPage | ContentComponentData): number => {
  const [child] = regions.flatMap(region => region.components)
  return child ? 1 + measureDepth(child) : 0
}

it.each([
  ['regions', '{"type_id":"grid","regions":[{"id":"a","components":[', ']}]}'],
  ['attributes', '{"type_id":"grid","data":{"text":"<b>Tee</b>","list":[', ']}}']
])('survives 5,000 levels of nested %s', async (_what, open, close) => {
  const page = await readNested(
    '{"content":{"regions":[{"id":"content","components":[',
    [open, close],
    ']}]}}'
  )
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
  const start = '{"content":{"regions":[{"components":[{"type_id":"richText","data":'
  const page = await readNested(start, ['{"json":', '}'], '}]}]}}')
  expect(readJsonLd(page!.regions[0]!.components[0]!.data)).toBeUndefined()
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
  const readWith = (countries: Response) =>
    readFrom(answerJson({ data: answer }), countries) as Promise<ContentPage>
  const findHeadline = (page: ContentPage) => page.regions[0]?.components[0]?.data.headline
  const austria = (delivery?: object[]) =>
    answerJson({ countries: [{ countryCode: 'AT', countryName: 'Österreich', config: { delivery } }] })

  it("is filled with the amount of the locale's country", async () => {
    const page = await readWith(austria([{ currency: 'EUR', freeFrom: 49 }]))
    expect(String(findHeadline(page)).replaceAll('\u00a0', ' ')).toBe('Free nach Österreich from EUR 49,00')
    expect(page.lacksDelivery).toBeUndefined()
  })

  it('is left out where the platform says nothing of it', async () => {
    const page = await readWith(austria())
    expect([findHeadline(page), page.lacksDelivery]).toEqual(['', undefined])
  })

  it('is left out while the platform fails, and the page is marked, so that no cache keeps it', async () => {
    const page = await readWith(answerJson({}, 503))
    expect([findHeadline(page), page.lacksDelivery]).toEqual(['', true])
  })

  it('is left out after a second without an answer, and the page is marked', async () => {
    jest.useFakeTimers()
    const { platform } = createRecordingPlatform(answerJson({ data: answer }))
    const controllers = { ...platform.controllers, getCountries: () => new Promise<never>(() => undefined) }
    const reading = contentPageQuery({ ...platform, controllers }, 'home').queryFn({})
    await jest.advanceTimersByTimeAsync(1_000)
    jest.useRealTimers()
    const page = (await reading) as ContentPage
    expect([findHeadline(page), page.lacksDelivery]).toEqual(['', true])
  })
})
