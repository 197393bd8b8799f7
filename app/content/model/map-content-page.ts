import type { PlatformContentPage } from '../../platform/controllers/store-controllers'
import type { ContentComponentData, ContentPage, ContentRegion } from './content-page'

/** Maps the content system's answer; what is malformed is left out, never trusted. */
export function mapContentPage(page: PlatformContentPage): ContentPage {
  return {
    id: page.id,
    found: true,
    url: page.url ?? '',
    pageFetchedById: page.pageFetchedById ?? false,
    meta: { title: page.title ?? '', description: page.description ?? '', keywords: page.keywords ?? '' },
    regions: mapRegions(page.content?.regions)
  }
}

function mapRegions(value: unknown): ContentRegion[] {
  return listRecords(value).map(region => ({ id: String(region.id ?? ''), components: mapComponents(region.components) }))
}

function mapComponents(value: unknown): ContentComponentData[] {
  return listRecords(value).map((component, index) => ({
    id: String(component.id ?? index),
    typeId: String(component.type_id ?? ''),
    data: isRecord(component.data) ? component.data : {},
    regions: mapRegions(component.regions)
  }))
}

const listRecords = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
