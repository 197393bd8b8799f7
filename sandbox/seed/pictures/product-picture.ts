import type { Product } from '../../domain/catalogue/product'
import type { Localized } from '../../texts/localized-text'

/** How a product looks; the picture drawer turns it into SVG, one per view. */
export interface ProductPicture {
  form:
    | 'tea-box'
    | 'tea-tin'
    | 'tea-pouch'
    | 'tea-sampler'
    | 'tea-pot'
    | 'tea-cup'
    | 'infuser'
    | 'kettle'
    | 'capsule-sleeve'
    | 'capsule-sampler'
    | 'coffee-bag'
    | 'machine-compact'
    | 'machine-classic'
    | 'machine-pro'
    | 'milk-frother'
    | 'espresso-cup'
    | 'descaler'
    | 'capsule-holder'
    | 'gift-card'
    | 'gift-set'
    | 'honey-jar'
    | 'cookies'
  motif:
    | 'leaf'
    | 'hibiscus'
    | 'camomile'
    | 'citrus'
    | 'berry'
    | 'mint'
    | 'vanilla'
    | 'bean'
    | 'rose'
    | 'ginger'
    | 'jasmine'
    | 'apple'
    | 'rooibos'
    | 'spice'
    | 'peach'
    | 'birthday'
    | 'thanks'
    | 'winter'
    | 'flowers'
    | 'none'
  /** #rrggbb: main colour, contrasting accent, tinted studio ground. */
  colors: { main: string; accent: string; ground: string }
  /** Words printed on the label (brand name is added by the drawer); a pack says the same everywhere, a gift card not. */
  label?: { line1: string | Localized; line2?: string }
}

/** A product of the seed: the platform's data, and how it looks. */
export interface SeedProduct extends Product {
  picture: ProductPicture
}
