import { say } from '../../../texts/localized-text'
import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import type { Category } from '../../../domain/catalogue/category'
import type { CatalogueContext } from './catalogue-context'
import { buildImageAddress } from './map-images'

/** A category with `levels` levels of the categories below it. */
export function mapCategory(
  context: CatalogueContext,
  category: Category,
  levels: number
): ShopperProductsTypes.Category {
  const { language, catalogue } = context.view
  const children = catalogue.categories.listChildren(category.id)
  return {
    id: category.id,
    name: say(category.name, language),
    description: say(category.description, language),
    pageTitle: say(category.pageTitle, language),
    pageDescription: say(category.pageDescription, language),
    ...(category.parentId ? { parentCategoryId: category.parentId } : {}),
    parentCategoryTree: catalogue.categories
      .listPath(category.id)
      .map(({ id, name }) => ({ id, name: say(name, language) })),
    onlineSubCategoriesCount: children.length,
    ...(category.pictureId ? { image: buildImageAddress(context, category.pictureId) } : {}),
    c_slug: say(category.slug, language),
    c_showInMenu: category.showInMenu,
    ...(levels > 0 && children.length > 0
      ? { categories: children.map(child => mapCategory(context, child, levels - 1)) }
      : {})
  }
}
