import type { Product, Variations } from '../../app/features/catalogue/model/product'
import type { CleanHtml } from '../../app/ui/rich-text/clean-html'

/** A simple product that can be ordered. */
export const buildProduct = (fields: Partial<Product> = {}): Product => ({
  id: '100000000000000101',
  kind: 'simple',
  masterId: '100000000000000101',
  name: 'Sencha',
  brand: 'jasmin',
  to: '/tee/gruener-tee/sencha-100000000000000101',
  promise: 'Fresh and grassy.',
  description: '' as CleanHtml,
  pageTitle: 'Sencha',
  pageDescription: 'Fresh and grassy.',
  price: 4.9,
  isFromPrice: false,
  stock: { orderable: true, preorderable: false, stockLevel: 20 },
  quantity: { min: 1, step: 1 },
  images: [],
  categories: [],
  variations: { attributes: [], variants: [], own: {} },
  parts: [],
  taste: {},
  preparation: {},
  details: { usps: [], specs: {} },
  isGiftCard: false,
  isVirtual: false,
  hasFullData: true,
  ...fields
})

/** Two sizes and two forms; large bags do not exist, small loose leaves are sold out. */
export const buildVariations = (fields: Partial<Variations> = {}): Variations => ({
  attributes: [
    {
      id: 'size',
      name: 'Size',
      values: [
        { value: 's', name: 'Small' },
        { value: 'l', name: 'Large' }
      ]
    },
    {
      id: 'form',
      name: 'Form',
      values: [
        { value: 'loose', name: 'Loose' },
        { value: 'bags', name: 'Bags' }
      ]
    }
  ],
  variants: [
    { id: '1', orderable: false, values: { size: 's', form: 'loose' } },
    { id: '2', orderable: true, values: { size: 's', form: 'bags' } },
    { id: '3', orderable: true, values: { size: 'l', form: 'loose' } }
  ],
  own: {},
  ...fields
})
