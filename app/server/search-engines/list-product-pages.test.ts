import type { Platform } from '../../platform/platform'
import { listProductPages, PART_SIZE } from './list-product-pages'

const locale = (id: string) => ({ id, preferredCurrency: 'EUR' })
const numberOf = (index: number) => String(100_000_000_000_000_000n + BigInt(index))

/** A platform that calls its products by a word. */
function createPlatform(word: string, total: number, lacks: number[] = []) {
  const productSearch = jest.fn(async ({ offset, limit }: { offset: number; limit: number }) => ({
    total,
    hits: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => offset + index)
      .filter(index => !lacks.includes(index))
      .map(index => ({ productId: numberOf(index), productName: `${word} ${index}` }))
  }))
  return { platform: { search: { productSearch } } as unknown as Platform, productSearch }
}

describe('a part of the product list', () => {
  it('has its share of products, with paths in each locale’s language', async () => {
    const [german, english] = [createPlatform('Tee', 1_500), createPlatform('Tea', 1_500)]
    const locales = [
      { locale: locale('de-DE'), platform: german.platform },
      { locale: locale('en-DE'), platform: english.platform }
    ]
    const pages = await listProductPages(locales, 'root', PART_SIZE)
    expect(pages).toHaveLength(500)
    expect(Object.fromEntries(pages[0] ?? [])).toEqual({
      'de-DE': `/p/tee-1000-${numberOf(1_000)}`,
      'en-DE': `/p/tea-1000-${numberOf(1_000)}`
    })
    expect(german.productSearch).toHaveBeenCalledTimes(3)
  })

  it('uses another locale’s path for a product that a locale lacks', async () => {
    const locales = [
      { locale: locale('de-DE'), platform: createPlatform('Tee', 2, [1]).platform },
      { locale: locale('en-DE'), platform: createPlatform('Tea', 2).platform }
    ]
    const pages = await listProductPages(locales, 'root', 0)
    expect([...(pages[1] ?? [])]).toEqual([
      ['de-DE', `/p/tea-1-${numberOf(1)}`],
      ['en-DE', `/p/tea-1-${numberOf(1)}`]
    ])
  })

  it('leaves out products without an address in this shop', async () => {
    const hits = [{ productId: 'P0048', productName: 'Camera' }]
    const platform = { search: { productSearch: async () => ({ total: 1, hits }) } } as unknown as Platform
    expect(await listProductPages([{ locale: locale('de-DE'), platform }], 'root', 0)).toEqual([])
  })
})
