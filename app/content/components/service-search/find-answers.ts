import { readWords } from '../../../ui/rich-text/clean-html'
import type { ContentPage } from '../../page/content-page'
import { listAnswers, type Answer } from '../../page/list-answers'

/** Shorter queries match too much; the shop's search has the same rule (requirement 5.1). */
const MIN_CHARACTERS = 3

/** Every question of a page's accordions, at any depth, each once. */
export function listPageAnswers(page: Pick<ContentPage, 'regions'>): Answer[] {
  const found = page.regions.flatMap(region => region.components).flatMap(listAnswers)
  return [...new Map(found.map(answer => [answer.question, answer])).values()]
}

/** The answers that contain every word of a query, those with the words in the question first; undefined for too short a query. */
export function findAnswers(answers: readonly Answer[], query: string): Answer[] | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (query.trim().length < MIN_CHARACTERS) return undefined
  const holds = (text: string) => words.every(word => text.includes(word))
  const inQuestion = answers.filter(({ question }) => holds(fold(question)))
  const inAnswer = answers.filter(
    entry => !inQuestion.includes(entry) && holds(fold(`${entry.question} ${readWords(entry.answer)}`))
  )
  return [...inQuestion, ...inAnswer]
}

/** Ignores case and accents. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
