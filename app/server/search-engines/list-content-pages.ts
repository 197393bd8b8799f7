import type { PlatformContentPage } from '../../platform/controllers/store-controllers'
import { isNotFound } from '../../platform/http/platform-error'
import type { Platform } from '../../platform/platform'
import { CONTENT_PATHS } from '../../visit/addresses/address-table'
import {
  findContentPageId,
  findPageKind,
  findRobots,
  GLOBAL_PAGE_ID
} from '../../visit/addresses/find-address'
import { paths } from '../../visit/addresses/paths'
import { findTranslatedPath, type ReadPath } from '../../visit/site/translated-path'
import { collectLinks } from './collect-links'
import type { LocalePlatform, PagePaths } from './page-paths'

/** A walk through pages that link each other in circles or without end has to end. */
const MOST_PAGES = 1_000

/**
 * The pages that editors made. The platform has no call that lists them, so they are found the way visitors find them:
 * by the links of the home page, the frame and each page that these lead to. Each page itself names its paths in other
 * languages.
 */
export async function listContentPages(
  locales: readonly LocalePlatform[],
  readPath: ReadPath
): Promise<PagePaths[]> {
  const [first] = locales
  if (!first) return []
  const pages = new Map<string, PagePaths>()
  const open = [paths.home, GLOBAL_PAGE_ID, ...Object.values(CONTENT_PATHS)]
  const asked = new Set(open)

  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const page = await findPage(first.platform, path)
    if (!page) continue
    const url = path === paths.home ? paths.home : findPath(page, path, readPath)
    if (path !== GLOBAL_PAGE_ID) pages.set(url, findPaths(page, url, locales, readPath))
    for (const link of collectLinks(page.content, readPath)) {
      if (asked.has(link) || asked.size >= MOST_PAGES || !isContentPath(link)) continue
      asked.add(link)
      open.push(link)
    }
  }
  return [...pages.values()]
}

async function findPage(platform: Platform, path: string): Promise<PlatformContentPage | undefined> {
  const pageIdOrSlug = path === GLOBAL_PAGE_ID ? path : findContentPageId(path)
  try {
    return await platform.controllers.getContentPage({ pageIdOrSlug })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

const findPath = ({ url }: PlatformContentPage, asked: string, readPath: ReadPath): string =>
  (typeof url === 'string' ? readPath(url) : undefined) ?? asked

function findPaths(
  { canonicals }: PlatformContentPage,
  url: string,
  locales: readonly LocalePlatform[],
  readPath: ReadPath
): PagePaths {
  const translations = Array.isArray(canonicals) ? canonicals : []
  return new Map(
    locales.map(({ locale }) => [
      locale.id,
      url === paths.home ? url : findTranslatedPath(translations, locale.id, url, readPath)
    ])
  )
}

/** Whether the content system may have a page here, and one for everybody. */
const isContentPath = (path: string): boolean =>
  findPageKind(path) === 'content' && findRobots(path) === undefined
