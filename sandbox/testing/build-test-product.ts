import type { SeedProduct } from '../seed/pictures/product-picture'

const text = (de: string, en = de) => ({ de, en })

/** A simple tea for 10 EUR, 50 in stock. */
export const buildTestProduct = (id: string, change: Partial<SeedProduct> = {}): SeedProduct => ({
  id,
  siteId: 'jasmin',
  kind: 'simple',
  brand: 'Jasmin',
  name: text(`Tee ${id}`, `Tea ${id}`),
  shortDescription: text(''),
  longDescription: text(''),
  keywords: { de: [], en: [] },
  primaryCategoryId: 'green-tea',
  categoryIds: [],
  classCategoryId: 'tea',
  listPrice: { EUR: 1_000 },
  taxClass: 'reduced',
  inventory: { ats: 50, stockLevel: 50, orderable: true, preorderable: false, backorderable: false },
  minOrderQuantity: 1,
  stepQuantity: 1,
  basketLimit: 0,
  isGiftCard: false,
  isVirtualGiftCard: false,
  online: true,
  searchable: true,
  popularity: 1,
  facts: {},
  picture: {
    form: 'tea-box',
    motif: 'leaf',
    colors: { main: '#335533', accent: '#ffffff', ground: '#eeeeee' }
  },
  ...change
})
