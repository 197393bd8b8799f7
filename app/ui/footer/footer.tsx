import type { ReactNode } from 'react'
import type { Brand } from '../brand'
import { groundClass, type Ground } from '../ground'
import { CachedFragment } from '../frame/cached-fragment'
import { Wordmark } from '../header/wordmark'

const GROUNDS: Record<Brand, Ground> = { jasmin: 'dark-green', puro: 'espresso' }

interface FooterProps {
  brand: Brand
  /** Four FooterColumns. */
  columns: () => ReactNode
  /** The list of USPs above the columns. */
  usps?: () => ReactNode
  /** The content regions that columns and USPs are built from, where they look the same on every page. */
  deps?: readonly (object | undefined)[]
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
  deps = [],
  navFooter,
  cookiesButton,
  marks,
  languages
}: FooterProps) {
  return (
    <footer className={`site-footer ${groundClass(GROUNDS[brand])}`}>
      <div className="wrap">
        {usps && (
          <CachedFragment name="footer-usps" deps={deps} as="div" className="footer-usps content-nest">
            {usps}
          </CachedFragment>
        )}
        <CachedFragment name="footer-columns" deps={deps} as="div" className="footer-columns content-nest">
          {columns}
        </CachedFragment>
        <div className="footer-row mt-5">{languages}</div>
        <div className="footer-row">
          <Wordmark brand={brand} />
          <div className="content-nest legal-links">
            {navFooter}
            {cookiesButton}
          </div>
          <CachedFragment name="footer-marks" deps={deps} as="div">
            {marks}
          </CachedFragment>
        </div>
      </div>
    </footer>
  )
}

interface ReducedFooterProps {
  brand: Brand
  /** App-store links, premium shop and card industry seals. */
  trust: () => ReactNode
  /** What the seals are rendered from, besides site and locale. */
  deps: readonly object[]
  note?: ReactNode
}

/** The footer of checkout and maintenance: app stores and seals. */
export function ReducedFooter({ brand, trust, deps, note }: ReducedFooterProps) {
  return (
    <footer className={`site-footer site-footer-reduced ${groundClass(GROUNDS[brand])}`}>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-5">
        <CachedFragment name="footer-trust" deps={deps} as="div" className="contents">
          {trust}
        </CachedFragment>
        {note && <p className="w-full text-xs text-muted">{note}</p>}
      </div>
    </footer>
  )
}
