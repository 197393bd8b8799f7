import type { Product, ProductFacts } from '../catalogue/product'
import type { Language } from '../localized-text'

/** An attribute that lists can be refined by. */
interface FacetDefinition {
  id: string
  label: Record<Language, string>
  /** Raw values of one product; a master has those of its variants too. */
  readValues(product: Product): string[]
  /** Raw value → shown text. Values without an entry are shown as they are. */
  valueLabels: Record<string, Record<Language, string>>
}

const text = (de: string, en: string): Record<Language, string> => ({ de, en })

function defineFact(
  fact: 'teaType' | 'form' | 'caffeine' | 'organic' | 'flavour' | 'flavorIntensity',
  label: Record<Language, string>,
  valueLabels: FacetDefinition['valueLabels']
): FacetDefinition {
  const readValues = ({ facts }: { facts: ProductFacts }) => {
    const value = facts[fact]
    if (value === undefined || value === false) return []
    return (Array.isArray(value) ? value : [value]).map(String)
  }
  return { id: `c_${fact}`, label, readValues, valueLabels }
}

/** Attributes in the order in which lists offer them, between the categories and the price. */
export const facetDefinitions: FacetDefinition[] = [
  defineFact('teaType', text('Teesorte', 'Type of tea'), {
    green: text('Grüner Tee', 'Green tea'),
    black: text('Schwarzer Tee', 'Black tea'),
    white: text('Weißer Tee', 'White tea'),
    oolong: text('Oolong', 'Oolong'),
    herbal: text('Kräutertee', 'Herbal infusion'),
    fruit: text('Früchtetee', 'Fruit infusion'),
    rooibos: text('Rooibos', 'Rooibos'),
    matcha: text('Matcha', 'Matcha')
  }),
  defineFact('form', text('Form', 'Form'), {
    bags: text('Teebeutel', 'Tea bags'),
    loose: text('Lose', 'Loose'),
    capsules: text('Kapseln', 'Capsules'),
    beans: text('Bohnen', 'Beans'),
    powder: text('Pulver', 'Powder')
  }),
  defineFact('caffeine', text('Koffein', 'Caffeine'), {
    none: text('Koffeinfrei', 'Caffeine-free'),
    low: text('Wenig', 'Low'),
    medium: text('Mittel', 'Medium'),
    high: text('Viel', 'High')
  }),
  defineFact('flavorIntensity', text('Intensität', 'Intensity'), {}),
  defineFact('flavour', text('Geschmack', 'Flavour'), {
    floral: text('Blumig', 'Floral'),
    fresh: text('Frisch', 'Fresh'),
    fruity: text('Fruchtig', 'Fruity'),
    spicy: text('Würzig', 'Spicy'),
    malty: text('Malzig', 'Malty'),
    grassy: text('Grasig', 'Grassy'),
    sweet: text('Süß', 'Sweet'),
    roasty: text('Röstig', 'Roasty'),
    chocolate: text('Schokoladig', 'Chocolatey'),
    nutty: text('Nussig', 'Nutty')
  }),
  defineFact('organic', text('Bio', 'Organic'), { true: text('Bio-Qualität', 'Organic') }),
  { id: 'brand', label: text('Marke', 'Brand'), readValues: product => [product.brand], valueLabels: {} }
]

/** Price bands in cents, the upper end not included (requirement 3.9; the lowest band is shown where it holds products). */
export const priceBands = [
  { from: 0, to: 2_000 },
  { from: 2_000, to: 5_000 },
  { from: 5_000, to: 10_000 },
  { from: 10_000, to: 50_000 }
]

export const categoryFacetLabel = text('Kategorie', 'Category')
export const priceFacetLabel = text('Preis', 'Price')
