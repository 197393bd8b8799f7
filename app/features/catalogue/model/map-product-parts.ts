import type { PlatformProduct } from '../../../platform/scapi/shopper-products'
import { compact, readText } from './map-attributes'
import { findProductAddress } from '../../../visit/addresses/find-product-address'
import type { CategoryReference, ProductImage, SetPart, Variations } from './product'
import { readSetQuantities } from './set-quantities'

/** The large pictures of the product itself, without those of single variation values. */
export function mapImages(product: PlatformProduct): ProductImage[] {
  const groups = product.imageGroups ?? []
  const own = groups.find(group => group.viewType === 'large' && !group.variationAttributes?.length)
  return (own ?? groups[0])?.images.map(mapImage) ?? []
}

const mapImage = (image: { link: string; disBaseLink?: string; alt?: string }): ProductImage => ({
  link: image.disBaseLink ?? image.link,
  alt: image.alt ?? ''
})

/** Variation attributes and the variants that they lead to. */
export function mapVariations(product: PlatformProduct): Variations {
  return {
    attributes: (product.variationAttributes ?? []).map(({ id, name, values }) => ({
      id,
      name: name ?? id,
      values: (values ?? []).map(value => {
        const swatch = findSwatch(product, id, value.value) ?? readValueImage(value)
        return { value: value.value, name: value.name ?? value.value, ...(swatch ? { image: swatch } : {}) }
      })
    })),
    variants: (product.variants ?? []).map(variant =>
      compact({
        id: variant.productId,
        orderable: variant.orderable ?? false,
        price: variant.price,
        values: { ...variant.variationValues }
      })
    ),
    own: product.type?.variant ? { ...product.variationValues } : {}
  }
}

function findSwatch(product: PlatformProduct, attributeId: string, value: string): string | undefined {
  const group = product.imageGroups?.find(
    ({ viewType, variationAttributes }) =>
      viewType === 'swatch' &&
      variationAttributes?.some(
        entry => entry.id === attributeId && entry.values?.some(known => known.value === value)
      )
  )
  return group?.images[0] && mapImage(group.images[0]).link
}

/** The largest of a value's three sizes (requirement 4.2): the image service scales it to what is needed. */
function readValueImage({ image, images }: { image?: unknown; images?: unknown }): string | undefined {
  const sizes = { ...(image as object), ...(images as object) } as Record<string, unknown>
  const links = [image, ...['xl', 'large', 'md', 'medium', 'sm', 'small'].map(size => sizes[size])]
  return links.map(link => readText(link) ?? readLink(link)).find(Boolean)
}

function readLink(image: unknown): string | undefined {
  const { disBaseLink, link } = (image ?? {}) as Record<string, unknown>
  return readText(disBaseLink) ?? readText(link)
}

/** The products of a set with their quantities. */
export function mapParts(product: PlatformProduct): SetPart[] {
  return readSetQuantities(product).map(entry => {
    const part = product.setProducts?.find(known => known.id === entry.productId)
    const name = entry.name ?? part?.name ?? ''
    const image = part && mapImages(part)[0]?.link
    return {
      ...entry,
      name,
      to: findProductAddress(entry.productId, name, part ?? {}),
      ...(image ? { image } : {})
    }
  })
}

/** The path from the top category down to the product's own; only the latter where the platform has no more. */
export function mapCategories(product: PlatformProduct): CategoryReference[] {
  const { primaryCategory, primaryCategoryId } = product as {
    primaryCategory?: { parentCategoryTree?: { id: string; name?: string }[] }
    primaryCategoryId?: string
  }
  const tree = primaryCategory?.parentCategoryTree
  if (tree) return tree.map(({ id, name }) => ({ id, name: name ?? id }))
  const name = readText(product.c_primaryCategoryName) ?? readText(product.primaryCategoryName)
  return primaryCategoryId && name ? [{ id: primaryCategoryId, name }] : []
}
