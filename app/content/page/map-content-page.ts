import type { PlatformContentPage } from '../../platform/controllers/store-controllers'
import type { TranslatedPath } from '../../visit/site/translated-path'
import type { ContentComponentData, ContentPage, ContentRegion } from './content-page'
import { findText } from './markup'

/** Regions within components within regions: deeper than this is a mistake, and would exhaust the stack. */
const DEEPEST = 12

/** Maps the content system's response; malformed parts are left out. */
export function mapContentPage(answer: unknown): ContentPage {
  const page: Partial<Record<keyof PlatformContentPage, unknown>> = isRecord(answer) ? answer : {}
  const url = readText(page.url)
  const translations = listTranslations(page.canonicals, url)
  return {
    id: readText(page.id),
    found: true,
    url,
    pageFetchedById: page.pageFetchedById === true,
    ...(translations.length > 0 ? { translations } : {}),
    meta: {
      title: readText(page.title),
      description: readText(page.description),
      keywords: readText(page.keywords)
    },
    regions: mapRegions(isRecord(page.content) ? page.content.regions : undefined, 1)
  }
}

/** Only those at another address: the page is written into its own HTML. */
const listTranslations = (canonicals: unknown, pageUrl: string): TranslatedPath[] =>
  listRecords(canonicals)
    .map(entry => ({ language: readText(entry.language), url: readText(entry.url) }))
    .filter(({ language, url }) => language !== '' && url !== '' && url !== pageUrl)

function mapRegions(value: unknown, depth: number): ContentRegion[] {
  if (depth > DEEPEST) return []
  return listRecords(value).map(region => ({
    id: readText(region.id),
    components: mapComponents(region.components, depth)
  }))
}

function mapComponents(value: unknown, depth: number): ContentComponentData[] {
  return listRecords(value).map((component, index) => ({
    id: readText(component.id) || String(index),
    typeId: readText(component.type_id),
    ...(isRecord(component.custom) ? { custom: component.custom } : {}),
    ...mapData(isRecord(component.data) ? component.data : {}, component.regions, depth)
  }))
}

/**
 * The regions of a component's items (an accordion's, requirement 2.3) are stored on the component
 * itself, under `itemRegionId`, so that traversing a page finds them.
 */
function mapData(
  data: Record<string, unknown>,
  regions: unknown,
  depth: number
): Pick<ContentComponentData, 'data' | 'regions'> {
  const own = mapRegions(regions, depth + 1)
  if (!Array.isArray(data.items) || !data.items.some(hasRegions)) return { data, regions: own }
  const items: unknown[] = data.items
  return {
    data: { ...data, items: items.map(item => (hasRegions(item) ? withoutRegions(item) : item)) },
    regions: [
      ...own,
      ...items.flatMap((item, index) =>
        hasRegions(item)
          ? mapRegions(item.regions, depth + 1).map(region => ({ ...region, id: itemRegionId(index) }))
          : []
      )
    ]
  }
}

/** Id of a region of the item at this index of a component's `items`. */
export const itemRegionId = (index: number): string => `item ${index}`

const hasRegions = (item: unknown): item is Record<string, unknown> =>
  isRecord(item) && Array.isArray(item.regions)

const withoutRegions = ({ regions: _regions, ...item }: Record<string, unknown>) => item

const listRecords = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readText = (value: unknown): string => findText(value) ?? ''
