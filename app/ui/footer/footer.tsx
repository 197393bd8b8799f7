import type { ReactNode } from 'react'
import type { Brand } from '../brand'
import { groundClass, type Ground } from '../ground'
import { StaticMarkup } from '../static-markup/static-markup'
import { Wordmark } from '../header/wordmark'

const GROUNDS: Record<Brand, Ground> = { jasmin: 'dark-green', puro: 'espresso' }

interface FooterProps {
  brand: Brand
  /** Four FooterColumns. */
  columns: () => ReactNode
  /** The list of USPs above the columns. */
  usps?: () => ReactNode
  /** The data of columns, USPs and icons, where they are the same on every page. */
  source?: readonly (object | undefined)[]
  /** Legal links of the nav-footer region. */
  navFooter?: ReactNode
  /** The button that opens the cookie settings again. */
  cookiesButton?: ReactNode
  /** Payment and delivery icons (MarkList). */
  marks: () => ReactNode
  languages?: ReactNode
}

/** The page's footer (requirement 1.4). */
export function Footer({
  brand,
  columns,
  usps,
  source = [],
  navFooter,
  cookiesButton,
  marks,
  languages
}: FooterProps) {
  return (
    <footer className={`site-footer ${groundClass(GROUNDS[brand])}`}>
      <div className="wrap">
        {usps && (
          <StaticMarkup name="footer-usps" of={source} as="div" className="footer-usps content-nest" hasCode>
            {usps}
          </StaticMarkup>
        )}
        <StaticMarkup
          name="footer-columns"
          of={source}
          as="div"
          className="footer-columns content-nest"
          hasCode
        >
          {columns}
        </StaticMarkup>
        <div className="footer-row footer-marks">
          <StaticMarkup name="footer-marks" of={source} as="div" hasCode>
            {marks}
          </StaticMarkup>
          {languages}
        </div>
        <div className="footer-row">
          <Wordmark brand={brand} />
          <div className="footer-legal content-nest">
            {navFooter}
            {cookiesButton}
          </div>
        </div>
      </div>
    </footer>
  )
}

interface ReducedFooterProps {
  brand: Brand
  /** App-store links, premium shop and card industry seals. */
  trust?: ReactNode
  note?: ReactNode
}

/** The footer of checkout and maintenance: app stores and seals. */
export function ReducedFooter({ brand, trust, note }: ReducedFooterProps) {
  return (
    <footer className={`site-footer site-footer-reduced ${groundClass(GROUNDS[brand])}`}>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-5">
        {trust}
        {note && <p className="w-full text-xs text-muted">{note}</p>}
      </div>
    </footer>
  )
}
