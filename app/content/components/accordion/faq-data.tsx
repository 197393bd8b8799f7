import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '../../../entry/kit-adapter/router'
import { serializeStructuredData } from '../../../page-head/structured-data'
import { useSite } from '../../../visit/site/site-context'
import { readWords } from '../../../ui/rich-text/clean-html'
import { findContentPageId } from '../../../visit/addresses/find-address'
import { findRegion, type ContentComponentData, type ContentPage } from '../../page/content-page'
import { contentKey } from '../../content-key'
import { STRUCTURED_DATA } from '../../page/clean-markup'
import { StructuredDataScript } from '../../structured-data-script'
import { listAnswers, type Answer } from '../../page/list-answers'

/** The regions of the page itself; other regions frame every page. */
const OWN_REGIONS = ['topRegion', 'content']

/**
 * The questions of a page for search engines (requirement 1.6): schema.org FAQPage, of which a page
 * has one. So the first accordion with questions speaks for all of them, and none where an editor has written
 * one by hand. An accordion of steps or facts holds no questions.
 */
export function FaqData({ component }: { component: ContentComponentData }) {
  const { pathOf } = useSite()
  const path = pathOf(useLocation().pathname)
  // A component that shows an accordion of the page has already read the page.
  const client = useQueryClient()
  const page = client.getQueryData<ContentPage | null>(contentKey(findContentPageId(path)))
  const own = OWN_REGIONS.flatMap(id => (page && findRegion(page, id)?.components) ?? [])
  const questions = own.flatMap(listAnswers).filter(isQuestion)
  const [first] = questions
  if (first?.component !== component || own.some(hasOwnFaq)) return null
  return <StructuredDataScript json={serializeStructuredData(buildFaqData(questions))} />
}

const isQuestion = ({ question }: Answer) => /[?？]\s*$/.test(question)

const hasOwnFaq = ({ typeId, data, regions }: ContentComponentData): boolean =>
  (typeId.toLowerCase() === 'jsonld' && STRUCTURED_DATA.some(name => /"FAQPage"/.test(String(data[name])))) ||
  regions.some(region => region.components.some(hasOwnFaq))

/** Each question once, with its answer as plain text. */
const buildFaqData = (questions: readonly Pick<Answer, 'question' | 'answer'>[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [...new Map(questions.map(entry => [entry.question, entry])).values()].map(
    ({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: readWords(answer) }
    })
  )
})
