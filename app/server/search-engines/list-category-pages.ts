import type { Platform } from '../../platform/platform'
import type { PlatformCategory } from '../../platform/scapi/shopper-products'
import { paths, ROOT_CATEGORY_ID } from '../../visit/addresses/paths'
import { buildSamePaths, type LocalePlatform, type PagePaths } from './page-paths'

/** The platform answers two levels below a category at once. */
const LEVELS = 2
/** More than any shop's menu; the walk through a broken tree has to end. */
const MOST_CATEGORIES = 10_000

/** The list of every category that the menu shows. */
export async function listCategoryPages(locales: readonly LocalePlatform[]): Promise<PagePaths[]> {
  const [first] = locales
  if (!first) return []
  const ids = await listCategoryIds(first.platform)
  return ids.map(id => buildSamePaths(locales, paths.category(id)))
}

/** Ids of the categories below the root, those hidden from menus and all below them left out. */
async function listCategoryIds(platform: Platform): Promise<string[]> {
  const found = new Set<string>()
  const open = [ROOT_CATEGORY_ID]

  function collect({ categories = [], onlineSubCategoriesCount = 0, id }: PlatformCategory, depth: number) {
    if (depth === LEVELS && onlineSubCategoriesCount > 0) open.push(id)
    for (const child of categories) {
      if (child.c_showInMenu === false || found.has(child.id) || found.size >= MOST_CATEGORIES) continue
      found.add(child.id)
      collect(child, depth + 1)
    }
  }

  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    collect(await platform.products.getCategory({ id, levels: LEVELS }), 0)
  }
  return [...found]
}
