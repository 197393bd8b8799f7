import { readChoice, readNumber, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface HeadlineProps {
  headline: string
  subline?: string
  level: 1 | 2 | 3
  centred: boolean
}

function Headline({
  attributes: { headline, subline, centred, ...attributes },
  first
}: ContentProps<HeadlineProps>) {
  // At the start of a page it is the h1, whatever the editor chose; elsewhere it has the chosen level.
  const isPageHeading = first === 'page'
  const level = isPageHeading ? 1 : attributes.level
  const Tag = isPageHeading ? 'h1' : level === 3 ? 'h3' : 'h2'
  return (
    <div className={`wrap pt-(--section) pb-6 ${centred ? 'text-center' : ''}`}>
      <Tag className={level === 1 ? 'heading-1' : level === 2 ? 'heading-2' : 'heading-3'}>{headline}</Tag>
      {subline && <p className={`mt-3 max-w-[38em] text-muted ${centred ? 'mx-auto' : ''}`}>{subline}</p>}
    </div>
  )
}

export const headlineType = defineContentType<HeadlineProps>({
  typeIds: ['headline', 'headlineSubline'],
  parse: data => {
    const headline = readText(data, 'headline')
    const level = readNumber(data, 'level')
    return headline === undefined
      ? undefined
      : {
          headline,
          subline: readText(data, 'subline'),
          level: level === 1 || level === 3 ? level : 2,
          centred: readChoice(data, 'align', ['center', 'left']) === 'center'
        }
  },
  Component: Headline,
  headsPage: () => true
})
