import type { Product } from '../catalogue/product'
import { say, type Language, type Localized } from '../../texts/localized-text'

const text = (de: string, en: string, fr: string, it: string): Localized => ({ de, en, fr, it })

/** Sorting options in the order in which lists offer them (requirement 4.1). */
export const sortingOptions = [
  {
    id: 'best-matches',
    label: text('Beste Treffer', 'Best matches', 'Meilleurs résultats', 'Più pertinenti')
  },
  {
    id: 'price-low-to-high',
    label: text('Preis aufsteigend', 'Price low to high', 'Prix croissant', 'Prezzo crescente')
  },
  {
    id: 'price-high-to-low',
    label: text('Preis absteigend', 'Price high to low', 'Prix décroissant', 'Prezzo decrescente')
  },
  {
    id: 'product-name-ascending',
    label: text('Name A bis Z', 'Name A to Z', 'Nom de A à Z', 'Nome dalla A alla Z')
  },
  {
    id: 'product-name-descending',
    label: text('Name Z bis A', 'Name Z to A', 'Nom de Z à A', 'Nome dalla Z alla A')
  },
  { id: 'brand', label: text('Marke', 'Brand', 'Marque', 'Marca') },
  { id: 'most-popular', label: text('Beliebteste', 'Most popular', 'Les plus appréciés', 'I più amati') },
  { id: 'top-sellers', label: text('Meistverkauft', 'Top sellers', 'Meilleures ventes', 'I più venduti') }
] as const

export type SortingId = (typeof sortingOptions)[number]['id']

/** Reads a sorting option; an unknown one means the default. */
export function parseSorting(id: string | undefined): SortingId {
  return sortingOptions.find(option => option.id === id)?.id ?? 'best-matches'
}

/** Document numbers in the order that a comparison of numbers or texts gives; equals keep the order of sales. */
function orderBy(count: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, index) => index).sort((a, b) => compare(a, b) || a - b)
}

/** Ranks of texts, so that the slow comparison by language happens once per distinct text. */
function rankTexts(texts: string[], language: Language): Int32Array {
  const distinct = [...new Set(texts)].sort(new Intl.Collator(language, { numeric: true }).compare)
  const ranks = new Map(distinct.map((entry, rank) => [entry, rank]))
  return Int32Array.from(texts, entry => ranks.get(entry) ?? 0)
}

/** Returns the documents' order under a sorting option; undefined = as they are numbered, best sellers first. */
export function orderDocuments(
  sorting: SortingId,
  products: Product[],
  language: Language,
  prices: Int32Array
): Uint32Array | undefined {
  const count = products.length
  const byName = () =>
    rankTexts(
      products.map(product => say(product.name, language)),
      language
    )
  switch (sorting) {
    case 'price-low-to-high':
      return orderBy(count, (a, b) => prices[a]! - prices[b]!)
    case 'price-high-to-low':
      return orderBy(count, (a, b) => prices[b]! - prices[a]!)
    case 'product-name-ascending': {
      const names = byName()
      return orderBy(count, (a, b) => names[a]! - names[b]!)
    }
    case 'product-name-descending': {
      const names = byName()
      return orderBy(count, (a, b) => names[b]! - names[a]!)
    }
    case 'brand': {
      const names = byName()
      const brands = rankTexts(
        products.map(product => product.brand),
        language
      )
      return orderBy(count, (a, b) => brands[a]! - brands[b]! || names[a]! - names[b]!)
    }
    default:
      return undefined
  }
}
