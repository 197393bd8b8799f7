import type { LocaleConfig, SiteConfig } from '../../visit/config/app-config'
import { isNotFound } from '../../platform/http/platform-error'
import type { ShopperProducts } from '../../platform/scapi/shopper-products'
import { findProductAddress } from '../../visit/addresses/find-product-address'
import { MIB } from './bounded-cache'
import { createReadCache } from './read-cache'
import { withinDeadline } from './within-deadline'

/** Names change rarely, and an old address redirects to the new one. */
const KEEP_MS = 3_600_000
/** Room for about 15,000 paths. */
const MOST_BYTES = 16 * MIB
/** A page waits this long for its paths in other languages; a late response is kept for the next page. */
const LONGEST_WAIT_MS = 500

/** The words in a product's path in other locales of its site, for search engines. */
interface ProductPaths {
  /**
   * Paths by locale id, those of `locale` left out; a locale without the product has null. Paths that cannot
   * be read in time are left out.
   */
  findOthers(site: SiteConfig, locale: LocaleConfig, productId: string): Promise<PathsByLocale>
}

type PathsByLocale = Record<string, string | null>

const readLanguage = ({ id }: LocaleConfig): string => id.split('-')[0] ?? id

/** The calls of the platform that product paths are read with. */
interface ProductSource {
  products: Pick<ShopperProducts, 'getProducts'>
}

/**
 * Asks the platform once for each other language: the locales of one language share their paths. `platformOf`
 * returns the platform of a locale.
 */
export function createProductPaths(
  platformOf: (site: SiteConfig, locale: LocaleConfig) => ProductSource
): ProductPaths {
  const keep = createReadCache<{ path: string | null }>({
    bytes: MOST_BYTES,
    keepMs: KEEP_MS,
    whileReading: 'old'
  })

  async function findPath(site: SiteConfig, locale: LocaleConfig, productId: string): Promise<string | null> {
    const { path } = await keep(`${site.id} ${locale.id} ${productId}`, async () => ({
      path: await readPath(platformOf(site, locale), productId)
    }))
    return path
  }

  return {
    async findOthers(site, locale, productId) {
      const { supportedLocales } = site.l10n
      const found: PathsByLocale = {}
      const languages = new Set(supportedLocales.map(readLanguage))
      languages.delete(readLanguage(locale))
      await Promise.all(
        [...languages].map(async language => {
          const speakers = supportedLocales.filter(other => readLanguage(other) === language)
          const [first] = speakers
          if (!first) return
          try {
            const path = await withinDeadline(
              'productPath',
              LONGEST_WAIT_MS,
              findPath(site, first, productId)
            )
            for (const { id } of speakers) found[id] = path
          } catch {
            // The page is complete without it.
          }
        })
      )
      return found
    }
  }
}

async function readPath(platform: ProductSource, id: string): Promise<string | null> {
  try {
    const { data = [] } = await platform.products.getProducts({ ids: [id] })
    const product = data.find(each => each.id === id)
    return product ? findProductAddress(id, product.name ?? '', product) : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
