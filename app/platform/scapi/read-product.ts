import { flag, id, later, listOf, number, recordOf, shape, text, type Reader } from '../http/read-answer'

/**
 * The members of products and categories that pages rely on. Of the shop's own attributes (`c_…`) only objects and
 * lists; texts and numbers are checked where they are read.
 */

const picture = shape({ link: id }, { disBaseLink: id, alt: text, title: text })
const attributeValues = shape({ id }, { values: listOf(shape({ value: text })) })

/** Pictures of one view type, of the product itself or of some of its variations. */
const imageGroups = listOf(
  shape({ viewType: id, images: listOf(picture) }, { variationAttributes: listOf(attributeValues) })
)

const inventory = shape(
  {},
  {
    ats: number,
    stockLevel: number,
    orderable: flag,
    preorderable: flag,
    backorderable: flag,
    inStockDate: text
  }
)

const productType = shape(
  {},
  { master: flag, variant: flag, set: flag, item: flag, bundle: flag, variationGroup: flag }
)

/** Common to products and search hits. */
export const sellable = {
  price: number,
  priceMax: number,
  currency: id,
  imageGroups,
  inventory,
  c_inventory: inventory,
  productPromotions: listOf(shape({}, { calloutMsg: text })),
  variationAttributes: listOf(
    shape({ id }, { name: text, values: listOf(shape({ value: text }, { name: text, orderable: flag })) })
  )
} satisfies Record<string, Reader>

const variant = shape({ productId: id }, { orderable: flag, price: number, variationValues: recordOf(text) })

const member = { name: text, shortDescription: text, type: productType, ...sellable }

const pathOfCategories = listOf(shape({ id }, { name: text }))

/** A product of `getProduct` and `getProducts`; its id is required. */
export const product = shape(
  { id },
  {
    ...member,
    brand: text,
    longDescription: text,
    pageTitle: text,
    pageDescription: text,
    variants: listOf(variant),
    options: listOf(
      shape(
        { id },
        {
          name: text,
          description: text,
          values: listOf(shape({ id }, { name: text, price: number, default: flag }))
        }
      )
    ),
    variationValues: recordOf(text),
    master: shape({ masterId: id }),
    primaryCategoryId: id,
    primaryCategory: shape({}, { parentCategoryTree: pathOfCategories }),
    setProducts: listOf(shape({ id }, member)),
    c_setItemQuantities: listOf(
      shape({ productId: id }, { productName: text, quantity: number, price: number })
    )
  }
)

/** A category with its children; its id is required, since links need it. */
export const category: Reader = later(() =>
  shape(
    { id },
    {
      name: text,
      pageTitle: text,
      pageDescription: text,
      description: text,
      image: text,
      parentCategoryTree: pathOfCategories,
      categories: listOf(category)
    }
  )
)
