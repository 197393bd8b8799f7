import { useEffect, useRef, useState } from 'react'
import { Disclosure } from '../../../ui/frame/disclosure'
import { Image } from '../../../ui/media/image'
import { type CleanHtml, readPlainText } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { readHtml, readPicture, readText, type Attributes, type ContentPicture } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { itemRegionId } from '../../page/map-content-page'
import { RegionComponents } from '../../page/content-components'
import { useMedia, WIDE } from '../../use-media'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '../../../entry/kit-adapter/router'
import { serializeStructuredData } from '../../../page-head/structured-data'
import { useSite } from '../../../visit/site/site-context'
import { findContentPageId } from '../../../visit/addresses/find-address'
import { findRegion, type ContentComponentData, type ContentPage } from '../../page/content-page'
import { contentKey } from '../../content-page-query'
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
function FaqData({ component }: { component: ContentComponentData }) {
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
      acceptedAnswer: { '@type': 'Answer', text: readPlainText(answer) }
    })
  )
})

/** An item of requirement 2.3. */
interface AccordionItemData {
  id: string
  headline: string
  /** A number or letter in front of the headline. */
  headlineIndex?: string
  contentText?: CleanHtml
  image?: ContentPicture
  /** Index among the component's items, by which its regions are found. */
  place: number
}

interface AccordionProps {
  headline?: string
  items: AccordionItemData[]
}

function readItem(item: Attributes, place: number): AccordionItemData | undefined {
  const headline = readText(item, 'headline')
  if (!headline) return undefined
  const image = readPicture(item, 'imagePath') ?? readPicture(item, 'image')
  return {
    id: readText(item, 'id') ?? String(place),
    headline,
    headlineIndex: readText(item, 'headlineIndex'),
    contentText: readHtml(item, 'contentText'),
    image: image && { ...image, alt: readText(item, 'imageAlt') ?? image.alt },
    place
  }
}

function readAccordion(data: Attributes): AccordionProps | undefined {
  const given: unknown[] = Array.isArray(data.items) ? data.items : []
  const items = given.flatMap((item, place) => readItem((item ?? {}) as Attributes, place) ?? [])
  return items.length > 0 ? { headline: readText(data, 'headline'), items } : undefined
}

/**
 * Wide screens have one item open at a time and show its picture beside them;
 * narrow ones may have several open, each with its picture (requirement 2.3).
 */
function AccordionBlock({ attributes: { headline, items }, component }: ContentProps<AccordionProps>) {
  const isWide = useMedia(WIDE)
  const firstPictured = items.find(({ image }) => image)
  // The opened item's picture stays until another one with a picture is opened.
  const [shown, setShown] = useState(firstPictured)
  const filled = items.flatMap(item => {
    const regions = component.regions.filter(({ id }) => id === itemRegionId(item.place))
    return item.contentText || item.image || regions.length > 0 ? [{ item, regions }] : []
  })

  // An item that was opened before hydration stays open and shows its picture; on a wide screen the item that is open
  // at first gives way to it.
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opened = filled.flatMap(({ item }, index) => {
      const details = list.current?.children[index]
      return details instanceof HTMLDetailsElement && details.open ? [{ item, details }] : []
    })
    const chosen = opened.filter(({ item }) => item !== firstPictured).at(-1)
    if (!chosen) return
    if (chosen.item.image) setShown(chosen.item)
    if (!window.matchMedia(WIDE).matches) return
    for (const { details } of opened) if (details !== chosen.details) details.open = false
    // Once: from then on each says itself that it was opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])
  if (filled.length === 0) return null

  return (
    <div className={firstPictured ? 'wrap text-block accordion-pictured' : 'wrap text-block reading-block'}>
      <FaqData component={component} />
      <div>
        {headline && (
          <h2 className="heading-2 mb-5">
            <span>{headline}</span>
          </h2>
        )}
        <div ref={list} className="accordion">
          {filled.map(({ item, regions }) => (
            <Disclosure
              key={item.place}
              // Of one name they close each other.
              name={isWide ? component.id : undefined}
              open={item === firstPictured || undefined}
              onToggle={isOpen => isOpen && item.image && setShown(item)}
              summary={<Summary {...item} />}
            >
              {item.image && (
                <Image
                  {...item.image}
                  width={4}
                  height={3}
                  widths="half"
                  sizes="100vw"
                  className="mb-4 corners lg:hidden"
                />
              )}
              {item.contentText && <RichText html={item.contentText} />}
              {regions.map((region, index) => (
                <div key={index} className="content-nest">
                  <RegionComponents region={region} />
                </div>
              ))}
            </Disclosure>
          ))}
        </div>
      </div>
      {shown?.image && (
        <Image
          {...shown.image}
          width={4}
          height={3}
          widths="full"
          sizes="(min-width: 64rem) 50vw, 1px"
          className="accordion-image max-lg:hidden"
        />
      )}
    </div>
  )
}

const Summary = ({ headline, headlineIndex }: AccordionItemData) => (
  <>
    {headlineIndex && <span className="accordion-index">{headlineIndex}</span>}
    <span>{headline}</span>
  </>
)

export const accordionType = defineContentType<AccordionProps>({
  typeIds: ['accordion'],
  parse: readAccordion,
  Component: AccordionBlock
})

export const contentTypes = [accordionType]
