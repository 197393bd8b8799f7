import type { CleanHtml } from '../../ui/rich-text/clean-html'
import { readHtml, readList, readText } from '../attributes'
import type { ContentComponentData } from './content-page'

/** The content of an accordion's item. */
export interface Answer {
  id: string
  question: string
  answer: CleanHtml
  /** The accordion that contains it. */
  component: ContentComponentData
}

/** Every filled item of the accordions in a component, itself included, at any depth. */
export function listAnswers(component: ContentComponentData): Answer[] {
  const own = /^accordion$/i.test(component.typeId)
    ? readList(component.data, 'items').flatMap((item, index) => {
        const question = readText(item, 'headline')
        const answer = readHtml(item, 'contentText')
        return question && answer ? [{ id: `${component.id}-${index}`, question, answer, component }] : []
      })
    : []
  return [...own, ...component.regions.flatMap(region => region.components).flatMap(listAnswers)]
}
