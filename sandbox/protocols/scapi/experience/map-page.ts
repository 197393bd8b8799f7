import type { ShopperExperienceTypes } from 'commerce-sdk-isomorphic'
import type { ContentComponent, ContentPage, ContentRegion } from '../../../domain/content/content-page'

/** The one page type that the seed's editors use. */
const PAGE_TYPE = 'storefrontPage'

export function mapComponent(component: ContentComponent): ShopperExperienceTypes.Component {
  const { id, type_id: typeId, data, custom, regions } = component
  return {
    id,
    typeId,
    data,
    localized: true,
    visible: true,
    ...(custom ? { custom } : {}),
    ...(regions ? { regions: regions.map(mapRegion) } : {})
  }
}

const mapRegion = ({ id, components }: ContentRegion): ShopperExperienceTypes.Region => ({
  id,
  components: components.map(mapComponent)
})

/** A content page the way the page designer's API shows it. */
export function mapPage(
  page: ContentPage,
  assignment?: { aspectTypeId: string }
): ShopperExperienceTypes.Page {
  const { id, url, title, description, keywords, content } = page
  return {
    id,
    typeId: PAGE_TYPE,
    ...assignment,
    name: title,
    description,
    pageTitle: title,
    pageDescription: description,
    pageKeywords: keywords,
    data: { url },
    visible: true,
    localized: true,
    regions: content.regions.map(mapRegion)
  }
}
