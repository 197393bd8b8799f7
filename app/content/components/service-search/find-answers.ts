import { readWords, type CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readList, readText } from '../../attributes'
import type { ContentComponentData, ContentPage } from '../../model/content-page'

/** Shorter words say nothing; the shop's search has the same rule (spec 2 section 5). */
export const LEAST_CHARACTERS = 3

export interface Answer {
  id: string
  question: string
  answer: CleanHtml
}

/** Every question of a page's accordions, at any depth, each once. */
export function listAnswers(page: Pick<ContentPage, 'regions'>): Answer[] {
  const found = page.regions.flatMap(region => region.components).flatMap(readAnswers)
  return [...new Map(found.map(answer => [answer.question, answer])).values()]
}

function readAnswers(component: ContentComponentData): Answer[] {
  const own = /^accordion$/i.test(component.typeId)
    ? readList(component.data, 'items').flatMap((item, index) => {
        const question = readText(item, 'headline')
        const answer = readHtml(item, 'contentText')
        return question && answer ? [{ id: `${component.id}-${index}`, question, answer }] : []
      })
    : []
  return [...own, ...component.regions.flatMap(region => region.components).flatMap(readAnswers)]
}

/** The answers that hold every word of a query, those with the words in the question first; undefined for too short a query. */
export function findAnswers(answers: readonly Answer[], query: string): Answer[] | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (query.trim().length < LEAST_CHARACTERS) return undefined
  const holds = (text: string) => words.every(word => text.includes(word))
  const inQuestion = answers.filter(({ question }) => holds(fold(question)))
  const inAnswer = answers.filter(
    entry => !inQuestion.includes(entry) && holds(fold(`${entry.question} ${readWords(entry.answer)}`))
  )
  return [...inQuestion, ...inAnswer]
}

/** Neither case nor accents matter. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
