import type { Product, ProductFacts } from '../catalogue/product'
import type { Localized } from '../../texts/localized-text'

/** An attribute that lists can be refined by. */
interface FacetDefinition {
  id: string
  label: Localized
  /** Raw values of one product; a master has those of its variants too. */
  readValues(product: Product): string[]
  /** Raw value → shown text. Values without an entry are shown as they are. */
  valueLabels: Record<string, Localized>
}

const text = (de: string, en: string, fr: string, it: string): Localized => ({ de, en, fr, it })

function defineFact(
  fact: 'teaType' | 'form' | 'caffeine' | 'organic' | 'roast' | 'flavour' | 'flavorIntensity',
  label: Localized,
  valueLabels: FacetDefinition['valueLabels']
): FacetDefinition {
  const readValues = ({ facts }: { facts: ProductFacts }) => {
    const value = facts[fact]
    if (value === undefined || value === false) return []
    return (Array.isArray(value) ? value : [value]).map(String)
  }
  return { id: `c_${fact}`, label, readValues, valueLabels }
}

/** Attributes between the categories and the price, in the order in which tea is chosen. */
export const facetDefinitions: FacetDefinition[] = [
  defineFact('teaType', text('Teesorte', 'Type of tea', 'Type de thé', 'Tipo di tè'), {
    green: text('Grüner Tee', 'Green tea', 'Thé vert', 'Tè verde'),
    black: text('Schwarzer Tee', 'Black tea', 'Thé noir', 'Tè nero'),
    white: text('Weißer Tee', 'White tea', 'Thé blanc', 'Tè bianco'),
    oolong: text('Oolong', 'Oolong', 'Oolong', 'Oolong'),
    herbal: text('Kräutertee', 'Herbal tea', 'Tisane', 'Tisana'),
    fruit: text('Früchtetee', 'Fruit tea', 'Infusion de fruits', 'Infuso alla frutta'),
    rooibos: text('Rooibos', 'Rooibos', 'Rooibos', 'Rooibos'),
    matcha: text('Matcha', 'Matcha', 'Matcha', 'Matcha')
  }),
  {
    id: 'c_cupSize',
    label: text('Tassengröße', 'Cup size', 'Taille de tasse', 'Grandezza della tazza'),
    readValues: ({ facts: { form, brewing } }) =>
      form === 'capsules' && brewing?.milliliters !== undefined ? [String(brewing.milliliters)] : [],
    valueLabels: {
      '25': text('Ristretto, 25 ml', 'Ristretto, 25 ml', 'Ristretto, 25 ml', 'Ristretto, 25 ml'),
      '40': text('Espresso, 40 ml', 'Espresso, 40 ml', 'Espresso, 40 ml', 'Espresso, 40 ml'),
      '110': text('Lungo, 110 ml', 'Lungo, 110 ml', 'Lungo, 110 ml', 'Lungo, 110 ml'),
      '150': text('Becher, 150 ml', 'Mug, 150 ml', 'Mug, 150 ml', 'Mug, 150 ml'),
      '180': text('Becher, 180 ml', 'Mug, 180 ml', 'Mug, 180 ml', 'Mug, 180 ml')
    }
  },
  defineFact('roast', text('Röstung', 'Roast', 'Torréfaction', 'Tostatura'), {
    light: text('Hell', 'Light', 'Claire', 'Chiara'),
    medium: text('Mittel', 'Medium', 'Moyenne', 'Media'),
    dark: text('Dunkel', 'Dark', 'Foncée', 'Scura')
  }),
  defineFact('flavour', text('Geschmack', 'Flavour', 'Goût', 'Gusto'), {
    floral: text('Blumig', 'Floral', 'Floral', 'Floreale'),
    fresh: text('Frisch', 'Fresh', 'Frais', 'Fresco'),
    fruity: text('Fruchtig', 'Fruity', 'Fruité', 'Fruttato'),
    spicy: text('Würzig', 'Spicy', 'Épicé', 'Speziato'),
    malty: text('Malzig', 'Malty', 'Malté', 'Maltato'),
    grassy: text('Grasig', 'Grassy', 'Herbacé', 'Erbaceo'),
    sweet: text('Süß', 'Sweet', 'Doux', 'Dolce'),
    roasty: text('Röstig', 'Roasty', 'Torréfié', 'Tostato'),
    chocolate: text('Schokoladig', 'Chocolatey', 'Chocolaté', 'Cioccolato'),
    nutty: text('Nussig', 'Nutty', 'Noisette', 'Nocciola')
  }),
  defineFact('caffeine', text('Koffein', 'Caffeine', 'Caféine', 'Caffeina'), {
    none: text('Koffeinfrei', 'Caffeine-free', 'Sans caféine', 'Senza caffeina'),
    decaf: text('Entkoffeiniert', 'Decaf', 'Décaféiné', 'Decaffeinato'),
    low: text('Wenig', 'Low', 'Faible', 'Bassa'),
    medium: text('Mittel', 'Medium', 'Moyenne', 'Media'),
    high: text('Viel', 'High', 'Élevée', 'Alta')
  }),
  defineFact('form', text('Form', 'Form', 'Forme', 'Forma'), {
    bags: text('Teebeutel', 'Tea bags', 'Sachets', 'Bustine'),
    loose: text('Lose', 'Loose', 'En vrac', 'Sfuso'),
    capsules: text('Kapseln', 'Capsules', 'Capsules', 'Capsule'),
    beans: text('Bohnen', 'Beans', 'En grains', 'In grani'),
    powder: text('Pulver', 'Powder', 'En poudre', 'In polvere')
  }),
  defineFact('flavorIntensity', text('Intensität', 'Intensity', 'Intensité', 'Intensità'), {}),
  defineFact('organic', text('Bio', 'Organic', 'Bio', 'Bio'), {
    true: text('Bio-Qualität', 'Organic', 'Qualité bio', 'Qualità bio')
  }),
  {
    id: 'brand',
    label: text('Marke', 'Brand', 'Marque', 'Marca'),
    readValues: product => [product.brand],
    valueLabels: {}
  }
]

/** Facets that are first in lists of coffee. */
export const coffeeFacetIds = ['c_cupSize', 'c_roast', 'c_flavorIntensity', 'c_caffeine']

/** Nothing costs more; the upper end of the last band. */
export const HIGHEST_PRICE = 100_000_000

/**
 * Price bands in cents, the upper end not included; those of requirement 4.1 and two for cheaper and more
 * expensive products.
 */
export const priceBands = [
  { from: 0, to: 2_000 },
  { from: 2_000, to: 5_000 },
  { from: 5_000, to: 10_000 },
  { from: 10_000, to: 50_000 },
  { from: 50_000, to: HIGHEST_PRICE }
]

export const categoryFacetLabel = text('Kategorie', 'Category', 'Catégorie', 'Categoria')
export const priceFacetLabel = text('Preis', 'Price', 'Prix', 'Prezzo')
