import { Link } from '../../../ui/action/link'
import { readList, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface HeaderProps {
  items: { text: string; link?: string }[]
}

/** The shop's USPs, in one line below the header. */
const Header = ({ attributes: { items } }: ContentProps<HeaderProps>) => (
  <ul role="list" className="wrap header-line">
    {items.map(({ text, link }, index) => (
      <li key={index}>
        {link ? (
          <Link to={link} className="link-plain inline-block py-1.5">
            {text}
          </Link>
        ) : (
          text
        )}
      </li>
    ))}
  </ul>
)

function readItem(data: Attributes): HeaderProps['items'] {
  const text = readText(data, 'text')
  return text ? [{ text, link: readText(data, 'link') }] : []
}

export const headerType = defineContentType<HeaderProps>({
  typeIds: ['header'],
  parse: data => {
    const items = [...readItem(data), ...readList(data, 'items').flatMap(readItem)]
    return items.length > 0 ? { items } : undefined
  },
  Component: Header
})
