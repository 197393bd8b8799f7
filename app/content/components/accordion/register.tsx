import { Accordion } from '../../../ui/disclosure/disclosure'
import type { CleanHtml } from '../../../ui/rich-text/clean-html'
import { RichText } from '../../../ui/rich-text/rich-text'
import { readList, readHtml, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface AccordionProps {
  headline?: string
  items: { id: string; headline: string; contentText: CleanHtml }[]
}

function AccordionBlock({ attributes: { headline, items }, component }: ContentProps<AccordionProps>) {
  return (
    <div className="wrap reading-block py-8">
      {headline && <h2 className="heading-2 mb-5">{headline}</h2>}
      <Accordion
        name={component.id}
        items={items.map(item => ({
          id: item.id,
          headline: item.headline,
          content: <RichText html={item.contentText} />
        }))}
      />
    </div>
  )
}

export const accordionType = defineContentType<AccordionProps>({
  typeIds: ['accordion'],
  parse: data => {
    const items = readList(data, 'items').flatMap((item, index) => {
      const headline = readText(item, 'headline')
      const contentText = readHtml(item, 'contentText')
      return headline && contentText
        ? [{ id: readText(item, 'id') ?? String(index), headline, contentText }]
        : []
    })
    return items.length > 0 ? { headline: readText(data, 'headline'), items } : undefined
  },
  Component: AccordionBlock
})
