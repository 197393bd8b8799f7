import { Icon } from '../../../ui/media/icon'
import { Link } from '../../../ui/action/link'
import { PageSection } from '../../../ui/frame/page-section'
import { readList, readText, LINK_NAMES, readButton, type ContentButton } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface SpecLinksProps {
  headline?: string
  links: (ContentButton & { note?: string })[]
}

/** Links to more technical details: manuals, data sheets, spare parts. */
function SpecLinks({ attributes: { headline, links } }: ContentProps<SpecLinksProps>) {
  return (
    <PageSection title={headline}>
      <ul role="list" className="spec-links">
        {links.map(({ text, link, note }, index) => (
          <li key={index}>
            <Link to={link} className="spec-link">
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{text}</span>
                {note && <span className="block text-sm text-muted">{note}</span>}
              </span>
              <Icon name="arrow-right" small />
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export const specLinksType = defineContentType<SpecLinksProps>({
  typeIds: ['specLinks'],
  parse: data => {
    const links = readList(data, 'links').flatMap(entry => {
      const link = readButton(entry, LINK_NAMES)
      return link ? [{ ...link, note: readText(entry, 'note') }] : []
    })
    return links.length === 0 ? undefined : { headline: readText(data, 'headline'), links }
  },
  Component: SpecLinks
})
