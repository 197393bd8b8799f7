import type { ContentPage } from './content-page'
import type { ContentPages } from './pages'
import type { Language } from '../../texts/localized-text'
import type { SiteId } from '../sites/site'
import { foldText, parseTerms, splitWords, stemWord } from '../search/fold-text'

/** Weights of a word by its place. */
const WEIGHTS = { title: 8, keywords: 4, description: 3, body: 1 }
/**
 * Pages that no search finds: the frame of all pages, the content around cart and search results, the page of
 * examples, and the outcomes of a mail's link.
 */
const HIDDEN_PAGES = new Set([
  'global',
  'cart',
  'search-without-results',
  'demo',
  'newsletter/confirmed',
  'newsletter/expired'
])

interface IndexedPage {
  weights: Map<string, number>
}

/** All texts of a page's components, with their mark-up taken off; values without a blank are not texts. */
function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes(' ')) yield value.replace(/<[^>]*>/g, ' ')
  } else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* listTexts(member)
}

function indexPage(page: ContentPage): IndexedPage {
  const weights = new Map<string, number>()
  const note = (text: string, weight: number) => {
    for (const word of splitWords(text).map(each => stemWord(foldText(each))))
      weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  }
  const components = page.content.regions.flatMap(region => region.components)
  for (const { data, regions } of components)
    for (const text of listTexts([data, regions])) note(text, WEIGHTS.body)
  note(page.description, WEIGHTS.description)
  note(page.keywords, WEIGHTS.keywords)
  note(page.title, WEIGHTS.title)
  return { weights }
}

/** How well a page matches the terms, each of which has to begin one of its words; 0 = not at all. */
function scorePage({ weights }: IndexedPage, terms: string[]): number {
  let score = 0
  for (const term of terms) {
    let best = 0
    for (const [word, weight] of weights) {
      if (word === term) best = Math.max(best, weight)
      else if (term.length >= 3 && word.startsWith(term)) best = Math.max(best, weight / 2)
    }
    if (best === 0) return 0
    score += best
  }
  return score
}

/** Full-text search over the content pages of a site in one language; a page is indexed when it is first asked for. */
export function createPageSearch(pages: Pick<ContentPages, 'listPages'>) {
  // A page that an editor has changed is another object.
  const indexed = new WeakMap<ContentPage, IndexedPage>()

  function getIndexed(page: ContentPage): IndexedPage {
    const known = indexed.get(page)
    if (known) return known
    const index = indexPage(page)
    indexed.set(page, index)
    return index
  }

  /** Pages with every word of the query, the best first; empty for a query without words. */
  return (siteId: SiteId, language: Language, query: string): ContentPage[] => {
    const terms = parseTerms(query)
    if (terms.length === 0) return []
    return pages
      .listPages(siteId, language)
      .filter(({ id }) => !HIDDEN_PAGES.has(id))
      .map(page => ({ page, score: scorePage(getIndexed(page), terms) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ page }) => page)
  }
}

export type PageSearch = ReturnType<typeof createPageSearch>
