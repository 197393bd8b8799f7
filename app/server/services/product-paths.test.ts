import { buildAppConfig } from '../../../tests/factories/app-config'
import type { LocaleConfig } from '../../visit/config/app-config'
import type { ShopperProducts } from '../../platform/scapi/shopper-products'
import { createProductPaths } from './product-paths'

const ID = '100000000000000101'
const [site] = buildAppConfig().sites
const findLocale = (id: string) => site?.l10n.supportedLocales.find(locale => locale.id === id)
const [german, british] = [findLocale('de-DE'), findLocale('en-GB')]
if (!site || !german || !british) throw new Error('the configuration lacks the locales')

/** Product paths of a platform that names the product by the locale that asks. */
function createPaths(answer?: (locale: LocaleConfig) => ReturnType<ShopperProducts['getProducts']>) {
  const asked: string[] = []
  const paths = createProductPaths((_site, locale) => {
    const getProducts = () => {
      asked.push(locale.id)
      return answer?.(locale) ?? Promise.resolve({ data: [{ id: ID, name: `Tea ${locale.id}` }], total: 1 })
    }
    return { products: { getProducts } }
  })
  return { ...paths, asked }
}

describe('the paths of a product in other locales', () => {
  it('are read once for each other language', async () => {
    const { findOthers, asked } = createPaths()
    const path = `/p/tea-en-de-${ID}`
    expect(await findOthers(site, german, ID)).toEqual({ 'en-DE': path, 'en-GB': path })
    await findOthers(site, german, ID)
    expect(asked).toEqual(['en-DE'])
    expect(Object.keys(await findOthers(site, british, ID))).toEqual(['de-DE', 'de-AT'])
  })

  it('are absent where a language lacks the product', async () => {
    const { findOthers } = createPaths(async () => ({ data: [], total: 0 }))
    expect(await findOthers(site, german, ID)).toEqual({ 'en-DE': null, 'en-GB': null })
  })

  it('are left out while they cannot be read, and asked for again', async () => {
    const { findOthers, asked } = createPaths(() => Promise.reject(new Error('down')))
    expect(await findOthers(site, german, ID)).toEqual({})
    expect(await findOthers(site, german, ID)).toEqual({})
    expect(asked).toHaveLength(2)
  })

  it('are not waited for', async () => {
    jest.useFakeTimers()
    const { findOthers } = createPaths(() => new Promise(() => undefined))
    const found = findOthers(site, german, ID)
    await jest.advanceTimersByTimeAsync(500)
    expect(await found).toEqual({})
    jest.useRealTimers()
  })
})
