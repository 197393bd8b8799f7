import { say, type Localized } from '../../../texts/localized-text'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Product } from '../../../domain/catalogue/product'
import { buildPicturePath } from '../../../domain/images/picture-path'
import type { CatalogueContext } from './catalogue-context'
import type { ImageTypes } from './query-parameters'

type Image = ShopperProductsTypes.Image
type ImageGroup = ShopperProductsTypes.ImageGroup

const VIEW: Localized = { de: 'Ansicht', en: 'view', fr: 'vue', it: 'vista' }
const VIEWS = [1, 2, 3]
const VIEW_TYPES = ['large', 'medium', 'small']

/** Address of a picture; products' live in the site's catalogue, all others in the content library. */
export function buildImageAddress(
  { view, publicOrigin }: CatalogueContext,
  pictureId: string,
  number = 1
): string {
  const { site, language } = view
  const place = view.catalogue.findProduct(pictureId)
    ? { library: site.catalogId, language }
    : { library: 'content' }
  return publicOrigin + buildPicturePath({ ...place, pictureId, view: number })
}

/** One picture; `disBaseLink` is the address that takes sw, sh and q. */
export function mapImage(context: CatalogueContext, pictureId: string, name: string, number = 1): Image {
  const link = buildImageAddress(context, pictureId, number)
  const view = say(VIEW, context.view.language)
  return { alt: number === 1 ? name : `${name}, ${view} ${number}`, disBaseLink: link, link, title: name }
}

/** Groups of one picture by view type; the swatch group holds the first view only. */
function mapGroups(context: CatalogueContext, pictureId: string, name: string): ImageGroup[] {
  const images = VIEWS.map(number => mapImage(context, pictureId, name, number))
  return [
    ...VIEW_TYPES.map(viewType => ({ viewType, images })),
    { viewType: 'swatch', images: images.slice(0, 1) }
  ]
}

/** The groups of the wanted view types, each with as many pictures as are wanted; all without `types`. */
export const selectImageTypes = (groups: ImageGroup[], types: ImageTypes | undefined): ImageGroup[] =>
  types === undefined
    ? groups
    : groups.flatMap(group => {
        const images = group.images.slice(0, types.get(group.viewType) ?? 0)
        return images.length > 0 ? [{ ...group, images }] : []
      })

/**
 * The groups that show a product with the values chosen so far: those of another value of a chosen attribute
 * are left out.
 */
export const selectImageValues = (groups: ImageGroup[], chosen: Map<string, string>): ImageGroup[] =>
  groups.filter(({ variationAttributes = [] }) =>
    variationAttributes.every(({ id, values = [] }) => {
      const value = chosen.get(id)
      return value === undefined || values.some(entry => entry.value === value)
    })
  )

/** Picture groups of a product; of a master also those of its variation values that have their own. */
export function mapImageGroups(
  context: CatalogueContext,
  product: Product,
  withValues: boolean
): ImageGroup[] {
  const { language } = context.view
  const name = say(product.name, language)
  const values = (product.variationAttributes ?? []).flatMap(attribute =>
    attribute.values.flatMap(value =>
      value.pictureId ? [{ attribute, value, pictureId: value.pictureId }] : []
    )
  )
  const valueGroups = values.flatMap(({ attribute, value, pictureId }) =>
    mapGroups(context, pictureId, `${name}, ${say(value.name, language)}`).map(group => ({
      ...group,
      variationAttributes: [{ id: attribute.id, values: [{ value: value.value }] }]
    }))
  )
  return [...mapGroups(context, product.id, name), ...(withValues ? valueGroups : [])]
}
