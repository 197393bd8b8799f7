import type { ReactNode } from 'react'
import type { Brand } from '../brand'
import { Icon } from '../media/icon'
import { Link } from '../action/link'
import { Wordmark } from './wordmark'
import { MainNav, type NavItem } from './main-nav'
import { closes, hidePopoverAround, hidePopoverOnNavigation, opens, popover } from './popover'

interface HeaderTexts {
  /** "Zur Startseite von jasmin" */
  home: string
  menu: string
  nav: string
  search: string
  close: string
  submenu: (item: string) => string
}

interface HeaderProps {
  brand: Brand
  /** Where the logo leads. */
  homePath: string
  texts: HeaderTexts
  nav: readonly NavItem[]
  currentNavId?: string
  /** The data of the menu. */
  navSource?: object
  /** A SearchField. */
  search: ReactNode
  /** HeaderActions: account, wishlist, cart. */
  actions: ReactNode
  /** The same page in other languages: in the bar from lg on, at the end of the drawer on a phone. */
  languages?: { label: string; current: string; list: ReactNode }
}

const NAV_ID = 'site-nav'
const SEARCH_ID = 'site-search'
const LANGUAGES_ID = 'site-languages'

/**
 * The page's header: 66 px on a phone, 65 px from lg (requirement 1.3). Menu
 * and search are popovers on a phone and part of the bar from lg on: the same
 * markup, opened by the browser itself.
 */
export function Header({
  brand,
  homePath,
  texts,
  nav,
  currentNavId,
  navSource,
  search,
  actions,
  languages
}: HeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap site-bar">
        <button
          type="button"
          aria-label={texts.menu}
          className="icon-button phone-only -ms-2.5"
          {...opens(NAV_ID)}
        >
          <Icon name="menu" />
        </button>
        <Link to={homePath} aria-label={texts.home} className="site-logo">
          <Wordmark brand={brand} />
        </Link>
        <div id={NAV_ID} className="site-nav" {...popover}>
          <div className="drawer-head phone-only">
            <Wordmark brand={brand} />
            <button type="button" aria-label={texts.close} className="icon-button" {...closes(NAV_ID)}>
              <Icon name="close" />
            </button>
          </div>
          <MainNav
            items={nav}
            label={texts.nav}
            submenuLabel={texts.submenu}
            currentId={currentNavId}
            source={navSource}
          />
          {languages && <div className="drawer-foot phone-only">{languages.list}</div>}
        </div>
        {/* The field and its suggestions are the controls; this only closes the popover around them. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
        <div
          id={SEARCH_ID}
          className="site-search"
          onClick={hidePopoverOnNavigation}
          onSubmit={event => hidePopoverAround(event.currentTarget)}
          {...popover}
        >
          {search}
        </div>
        <div className="site-actions">
          <button
            type="button"
            aria-label={texts.search}
            className="icon-button header-action wide-bar-hidden"
            onClick={focusSearch}
            {...opens(SEARCH_ID)}
          >
            <Icon name="search" />
          </button>
          {languages && (
            <>
              <button type="button" className="icon-button header-language" {...opens(LANGUAGES_ID)}>
                <span className="sr-only">{`${languages.label}, `}</span>
                <span>{languages.current}</span>
              </button>
              <nav id={LANGUAGES_ID} aria-label={languages.label} className="site-languages" {...popover}>
                {languages.list}
              </nav>
            </>
          )}
          {actions}
        </div>
      </div>
    </header>
  )
}

/** The popover opens after the click; then its field gets the focus. */
function focusSearch() {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${SEARCH_ID} input`)?.focus())
}
