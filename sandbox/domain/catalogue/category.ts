import type { Localized } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'

export interface Category {
  id: string
  parentId: string
  siteId: SiteId
  /** Path segment of product addresses, German, e.g. "gruener-tee". */
  slug: Localized
  name: Localized
  description: Localized
  pageTitle: Localized
  pageDescription: Localized
  /** Content picture id, see ScenePicture. */
  pictureId?: string
  showInMenu: boolean
  position: number
}
