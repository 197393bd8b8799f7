import type { AppConfig, SiteConfig } from '../../visit/config/app-config'
import { createSiteContext } from '../../visit/site/site-context'
import { MIB } from '../services/bounded-cache'
import { createReadCache } from '../services/read-cache'
import type { ShopServices } from '../services/shop-services'
import { listCategoryPages } from './list-category-pages'
import { listContentPages } from './list-content-pages'
import { listProductPages, PART_SIZE } from './list-product-pages'
import { listProductSlices } from './list-product-slices'
import {
  buildSamePaths,
  listFixedPaths,
  listReachableLocales,
  type LocalePlatform,
  type PagePaths
} from './page-paths'
import { listStorePages } from './list-store-pages'

/** Requirement 1.6: 3600 seconds. */
const KEEP_MS = 3_600_000
/** A list of a thousand products in four locales is counted as about a megabyte. */
const MOST_BYTES = 32 * MIB

/** One part of the sitemap: a thousand of a category's products, counted from 1. */
export interface ProductPart {
  categoryId: string
  part: number
}

export interface SitemapLists {
  /** Pages with a fixed address, categories, content and stores of a site. */
  listPages(site: SiteConfig): Promise<PagePaths[]>
  listProductParts(site: SiteConfig): Promise<ProductPart[]>
  /** Undefined for a part that does not exist; the platform is not asked for it. */
  findProducts(site: SiteConfig, wanted: ProductPart): Promise<PagePaths[] | undefined>
}

/** The sitemap's entries, read through the anonymous platform and cached. */
export function createSitemapLists(config: AppConfig, services: ShopServices): SitemapLists {
  const keepLists = createReadCache<object[]>({ bytes: MOST_BYTES, keepMs: KEEP_MS, whileReading: 'old' })
  const keep = async <Item extends object>(key: string, read: () => Promise<Item[]>): Promise<Item[]> =>
    (await keepLists(key, read)) as Item[]

  const listPlatforms = (site: SiteConfig): LocalePlatform[] =>
    listReachableLocales(config, site).map(locale => ({
      locale,
      platform: services.platformOf(site.id, locale.id, locale.preferredCurrency)
    }))

  async function readPages(site: SiteConfig): Promise<PagePaths[]> {
    const locales = listPlatforms(site)
    const [first] = locales
    if (!first) return []
    const { readPath } = createSiteContext(config, site, first.locale, config.publicOrigin)
    const [categories, content, stores] = await Promise.all([
      listCategoryPages(locales),
      listContentPages(locales, readPath),
      listStorePages(locales)
    ])
    const fixed = listFixedPaths()
    const isFixed = (page: PagePaths) => [...page.values()].some(path => fixed.includes(path))
    return [
      ...fixed.map(path => buildSamePaths(locales, path)),
      ...categories,
      ...content.filter(page => !isFixed(page)),
      ...stores
    ]
  }

  async function readProductParts(site: SiteConfig): Promise<ProductPart[]> {
    const [first] = listPlatforms(site)
    const slices = first ? await listProductSlices(first.platform) : []
    return slices.flatMap(({ categoryId, total }) =>
      Array.from({ length: Math.ceil(total / PART_SIZE) }, (_, index) => ({ categoryId, part: index + 1 }))
    )
  }

  const listProductParts = (site: SiteConfig) => keep(`parts ${site.id}`, () => readProductParts(site))

  return {
    listPages: site => keep(`pages ${site.id}`, () => readPages(site)),
    listProductParts,
    async findProducts(site, { categoryId, part }) {
      const parts = await listProductParts(site)
      if (!parts.some(known => known.categoryId === categoryId && known.part === part)) return undefined
      return keep(`products ${site.id} ${part} ${categoryId}`, () =>
        listProductPages(listPlatforms(site), categoryId, (part - 1) * PART_SIZE)
      )
    }
  }
}
