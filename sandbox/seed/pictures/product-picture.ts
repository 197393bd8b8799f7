import type { Product } from '../../domain/catalogue/product'
import type { Localized } from '../../texts/localized-text'

/** How a product looks; the picture drawer turns it into SVG, one per view. */
export interface ProductPicture {
  form:
    | 'tea-box'
    | 'tea-tin'
    | 'tea-pouch'
    | 'tea-sampler'
    | 'glass-pot'
    | 'porcelain-pot'
    | 'double-wall-glass'
    | 'lidded-mug'
    | 'matcha-bowl'
    | 'infuser'
    | 'paper-filters'
    | 'kettle'
    | 'whisk'
    | 'tea-scoop'
    | 'tea-chest'
    | 'advent-calendar'
    | 'capsule-sleeve'
    | 'capsule-sampler'
    | 'coffee-bag'
    | 'machine-compact'
    | 'machine-compact-plus'
    | 'machine-classic'
    | 'machine-latte'
    | 'machine-pro'
    | 'milk-frother'
    | 'hand-frother'
    | 'espresso-cup'
    | 'tumbler'
    | 'cappuccino-cup'
    | 'latte-glass'
    | 'descaler'
    | 'water-filter'
    | 'recycling-bags'
    | 'capsule-tower'
    | 'capsule-drawer'
    | 'capsule-bowl'
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
  /** How many are sold together, when each is shown by itself; otherwise one. */
  pieces?: number
  /** #rrggbb: main colour, contrasting accent, tinted studio ground. */
  colors: { main: string; accent: string; ground: string }
  /** Words printed on the label (brand name is added by the drawer); a pack says the same everywhere, a gift card not. */
  label?: { line1: string | Localized; line2?: string }
}

/** A product of the seed: the platform's data, and how it looks. */
export interface SeedProduct extends Product {
  picture: ProductPicture
}
