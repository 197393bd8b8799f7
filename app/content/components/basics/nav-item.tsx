import { useLocation } from '../../../entry/kit-adapter/router'
import { useSite } from '../../../visit/site/site-context'
import { Link } from '../../../ui/action/link'
import { defineContentType, type ContentProps } from '../../content-type'
import { LINK_NAMES, readButton, type ContentButton } from '../../attributes'

/** A navigation entry, with aria-current for the current page. */
function NavItem({ attributes: { text, link } }: ContentProps<ContentButton>) {
  const { pathOf, readPath } = useSite()
  const isHere = pathOf(useLocation().pathname) === readPath(link)
  return (
    <Link to={link} className="link inline-block py-2" aria-current={isHere ? 'page' : undefined}>
      {text}
    </Link>
  )
}

export const navItemType = defineContentType<ContentButton>({
  typeIds: ['navItem'],
  parse: data => readButton(data, LINK_NAMES),
  Component: NavItem
})
