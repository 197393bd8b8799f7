import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { readHtml, readPicture, readText, type Attributes, type ContentPicture } from '../../attributes'

/** An item of requirement 2.3. */
export interface AccordionItemData {
  id: string
  headline: string
  /** A number or letter in front of the headline. */
  headlineIndex?: string
  contentText?: CleanHtml
  image?: ContentPicture
  /** Index among the component's items, by which its regions are found. */
  place: number
}

export interface AccordionProps {
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

export function readAccordion(data: Attributes): AccordionProps | undefined {
  const given: unknown[] = Array.isArray(data.items) ? data.items : []
  const items = given.flatMap((item, place) => readItem((item ?? {}) as Attributes, place) ?? [])
  return items.length > 0 ? { headline: readText(data, 'headline'), items } : undefined
}
