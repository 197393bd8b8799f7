import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { listProductPages, PART_SIZE } from './list-product-pages'

const sandbox = serveSandbox()
const numberOf = (index: number) => String(100_000_000_000_000_000n + BigInt(index))

interface Assortment {
  total: number
  /** Each locale's word for a product. */
  words: Record<string, string>
  /** Products that the German locale lacks. */
  lacks?: number[]
}

/** The platform in each of the locales of these words. */
function openLocales({ total, words, lacks = [] }: Assortment) {
  sandbox.respond('productSearch', ({ request }) => {
    const query = new URL(request.url).searchParams
    const [offset, limit, id] = [
      Number(query.get('offset')),
      Number(query.get('limit')),
      query.get('locale') ?? ''
    ]
    const hits = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, at) => offset + at)
      .filter(index => id !== 'de-DE' || !lacks.includes(index))
      .map(index => ({ productId: numberOf(index), productName: `${words[id]} ${index}` }))
    return Response.json({ total, hits })
  })
  return Object.keys(words).map(id => ({
    locale: { id, preferredCurrency: 'EUR' },
    platform: sandbox.openPlatform({ settings: { locale: id } })
  }))
}

describe('a part of the product list', () => {
  it('has its share of products, with paths in each locale’s language', async () => {
    const locales = openLocales({ total: 1_500, words: { 'de-DE': 'Tee', 'en-DE': 'Tea' } })
    const pages = await listProductPages(locales, 'root', PART_SIZE)
    expect(pages).toHaveLength(500)
    expect(Object.fromEntries(pages[0] ?? [])).toEqual({
      'de-DE': `/p/tee-1000-${numberOf(1_000)}`,
      'en-DE': `/p/tea-1000-${numberOf(1_000)}`
    })
    const german = (await sandbox.callsTo('productSearch')).filter(({ query }) => query.locale === 'de-DE')
    expect(german).toHaveLength(3)
  })

  it('uses another locale’s path for a product that a locale lacks', async () => {
    const locales = openLocales({ total: 2, words: { 'de-DE': 'Tee', 'en-DE': 'Tea' }, lacks: [1] })
    const pages = await listProductPages(locales, 'root', 0)
    expect([...(pages[1] ?? [])]).toEqual([
      ['de-DE', `/p/tea-1-${numberOf(1)}`],
      ['en-DE', `/p/tea-1-${numberOf(1)}`]
    ])
  })

  it('leaves out products without an address in this shop', async () => {
    const locales = openLocales({ total: 1, words: { 'de-DE': 'Tee' } })
    sandbox.reply('productSearch', { total: 1, hits: [{ productId: 'P0048', productName: 'Camera' }] })
    expect(await listProductPages(locales, 'root', 0)).toEqual([])
  })
})
