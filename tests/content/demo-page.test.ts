import { findContentType, loadContentGroups } from '../../app/content/content-registry'
import { basicTypes, contentGroups } from '../../app/content/content-types'
import type { ContentComponentData, ContentRegion } from '../../app/content/page/content-page'
import { mapContentPage } from '../../app/content/page/map-content-page'
import type { Language } from '../../sandbox/texts/localized-text'
import type { SiteId } from '../../sandbox/domain/sites/site'
import type { Pictures } from '../../sandbox/domain/images/pictures'
import { createPictureResolver } from '../../sandbox/protocols/content/resolve-pictures'
import { componentTypes } from '../../sandbox/component-types/component-types'
import { pages } from '../../sandbox/seed/pages/pages'

/** Another name of `popupContent`, opened by the same anchor: one page cannot show both at a time. */
const SHOWN_UNDER_ANOTHER_NAME = ['popupContentWidget']

const typeIds = [
  ...basicTypes.flatMap(type => type.typeIds),
  ...Object.values(contentGroups).flatMap(group => group.typeIds)
].filter(id => !SHOWN_UNDER_ANOTHER_NAME.includes(id))

const pictures = { buildPath: (id: string) => `/${id}.jpg` } as Pictures
const resolvePictures = createPictureResolver(pictures, 'https://pictures.example')

const flatten = (regions: ContentRegion[]): ContentComponentData[] =>
  regions.flatMap(({ components }) =>
    components.flatMap(component => [component, ...flatten(component.regions)])
  )

/** The components of a site's demo page, as the shop reads them. */
function listExamples(siteId: SiteId, language: Language): ContentComponentData[] {
  const page = pages.find(each => each.siteId === siteId && each.language === language && each.id === 'demo')
  const content = resolvePictures(page?.content ?? {}, language) as { regions?: unknown[] }
  return flatten(mapContentPage({ id: 'demo', content }).regions)
}

beforeAll(() => loadContentGroups(Object.keys(contentGroups)))

describe.each<[SiteId, Language]>([
  ['jasmin', 'de'],
  ['jasmin', 'en'],
  ['puro', 'de'],
  ['puro', 'en']
])('the demo page of %s in %s', (siteId, language) => {
  const examples = listExamples(siteId, language)

  it('shows an example of every content type', () => {
    const placed = new Set(examples.map(({ typeId }) => typeId.toLowerCase()))
    expect(typeIds.filter(typeId => !placed.has(typeId.toLowerCase()))).toEqual([])
  })

  it('gives every example enough to be shown', () => {
    const empty = examples.filter(({ typeId, data }) => findContentType(typeId)?.parse(data) === undefined)
    expect(empty.map(({ typeId, id }) => `${typeId} ${id}`)).toEqual([])
  })
})

/** Aliases that a page may use either way. */
const SAME = { popupContentWidget: 'popupContent' }

it.each(['jasmin', 'puro'])('is not the only page: each component is placed on a real page of %s', siteId => {
  const placed = new Set(
    pages
      .filter(page => page.siteId === siteId && page.language === 'de' && page.id !== 'demo')
      .flatMap(page => flatten(mapContentPage({ id: page.id, content: { ...page.content } }).regions))
      .map(({ typeId }) => typeId)
  )
  const pending = new Set(componentTypes.filter(({ isNew }) => isNew).flatMap(({ ids }) => ids))
  const wanted = typeIds.filter(id => !(id in SAME) && !pending.has(id))
  expect(wanted.filter(id => !placed.has(id))).toEqual([])
})
