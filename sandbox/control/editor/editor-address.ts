import { z } from 'zod'
import type { ContentPage, PageKey } from '../../domain/content/content-page'
import { LANGUAGES } from '../../texts/localized-text'

/** A query or form that names a page, and a component on it. */
const named = z.object({
  shop: z.string().max(64).optional(),
  page: z.string().max(256).optional(),
  component: z.string().max(256).optional()
})

const HOME = 'home'

export interface EditorPlace {
  key: PageKey
  component?: string
}

/** "jasmin/de" → site and language; undefined for anything else. */
function parseShop(text: string): Pick<PageKey, 'siteId' | 'language'> | undefined {
  const [siteId = '', language] = text.split('/')
  const known = LANGUAGES.find(each => each === language)
  return known && siteId !== '' ? { siteId: siteId as PageKey['siteId'], language: known } : undefined
}

/** Reads where the editor is; without a shop it begins with `fallback`. */
export function readPlace(given: unknown, fallback: string): EditorPlace {
  const { shop = fallback, page = HOME, component } = named.parse(given)
  const start = parseShop(shop) ?? parseShop(fallback)
  if (!start) throw new Error(`"${fallback}" is no shop`)
  return { key: { ...start, id: page }, ...(component && { component }) }
}

export const writeShop = ({ siteId, language }: Pick<PageKey, 'siteId' | 'language'>) =>
  `${siteId}/${language}`

/** The shops that have pages, each language before its countries. */
export const listShops = (pages: readonly PageKey[]): string[] => [...new Set(pages.map(writeShop))].sort()

/** The fields by which a form or a link of the editor says where it is. */
export const listPlaceFields = ({ key, component }: EditorPlace): Record<string, string> => ({
  shop: writeShop(key),
  page: key.id,
  ...(component !== undefined && { component })
})

/** The editor's address for a place; `done` names the action that led there. */
export const buildEditorPath = (place: EditorPlace, done?: string) =>
  `/console/editor?${new URLSearchParams({ ...listPlaceFields(place), ...(done && { done }) })}`

/** Where the shop shows a page: those that frame others are seen on a page that they frame. */
function findPath({ id, url }: ContentPage): string {
  if (id === 'global') return '/'
  if (id.startsWith('category-')) return `/shop/${id.slice('category-'.length)}`
  return url
}

/** The page in the shop, with site and locale in its path; for the editor's frame with the flag of edit mode. */
export function buildShopAddress(shopOrigin: string, page: ContentPage, isEdited: boolean): string {
  const path = findPath(page)
  const address = `${shopOrigin}/${page.siteId}/${page.language.toLowerCase()}${path === '/' ? '' : path}`
  return isEdited ? `${address}?pageDesignerEditMode=true` : address
}
