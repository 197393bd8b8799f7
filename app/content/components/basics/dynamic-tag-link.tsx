import { Link } from '../../../ui/action/link'
import { readChoice, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

/** The element around the link: a heading of a level, or running text. */
const TAGS = ['h1', 'h2', 'h3', 'h4', 'p', 'span', 'div'] as const
type Tag = (typeof TAGS)[number]

const LOOKS: Partial<Record<Tag, string>> = {
  h1: 'heading-1',
  h2: 'heading-2',
  h3: 'heading-3',
  h4: 'heading-4'
}

interface DynamicTagLinkProps {
  text: string
  link?: string
  tag: Tag
}

function DynamicTagLink({ attributes: { text, link, tag }, first }: ContentProps<DynamicTagLinkProps>) {
  // A page has one h1, and this is it only at the start of the page.
  const Tag = tag === 'h1' && first !== 'page' ? 'h2' : tag
  return (
    <div className="wrap py-2">
      <Tag className={LOOKS[tag]}>
        {link ? (
          <Link to={link} className="link inline-block py-2">
            {text}
          </Link>
        ) : (
          text
        )}
      </Tag>
    </div>
  )
}

export const dynamicTagLinkType = defineContentType<DynamicTagLinkProps>({
  typeIds: ['dynamicTagLink'],
  parse: data => {
    const text = readText(data, 'text')
    return text === undefined
      ? undefined
      : { text, link: readText(data, 'link'), tag: readChoice(data, 'tag', TAGS) ?? 'p' }
  },
  Component: DynamicTagLink
})
