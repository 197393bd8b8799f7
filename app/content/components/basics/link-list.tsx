import { Link } from '../../../ui/action/link'
import { readList, readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface LinkListProps {
  headline?: string
  links: { text: string; link: string }[]
}

function LinkList({ attributes: { headline, links } }: ContentProps<LinkListProps>) {
  return (
    <div className="loose-block">
      {headline && <h2 className="heading-4 mb-2">{headline}</h2>}
      <ul>
        {links.map(({ text, link }, index) => (
          <li key={index}>
            <Link to={link} className="link-plain inline-block py-2 text-sm">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const linkListType = defineContentType<LinkListProps>({
  typeIds: ['linkList'],
  parse: data => {
    const links = readList(data, 'links').flatMap(entry => {
      const text = readText(entry, 'text')
      const link = readText(entry, 'link')
      return text && link ? [{ text, link }] : []
    })
    return links.length === 0 ? undefined : { headline: readText(data, 'headline'), links }
  },
  Component: LinkList
})
