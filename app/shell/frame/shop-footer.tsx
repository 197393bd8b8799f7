import { memo, useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { RegionComponents } from '../../content/page/content-components'
import { findRegion, type ContentPage, type ContentRegion } from '../../content/page/content-page'
import { useCardAnchors } from '../../features/marketing/card-anchors'
import { openConsentSettings } from '../../visit/consent/consent'
import { paths } from '../../visit/addresses/paths'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { reportError } from '../../ui/frame/report-error'
import { useSite } from '../../visit/site/site-context'
import { useEditMode } from '../../visit/view-mode'
import { Footer } from '../../ui/footer/footer'
import { LanguageLinks, type SamePage } from './language-links'
import { ShopColumns, ShopMarks } from './late-footer-parts'
import { layoutMessages as messages } from './layout-messages'
import { ShopReducedFooter } from './shop-reduced-footer'

type FooterProps = SamePage & { page: ContentPage }

/** The footer; the reduced one where it cannot be rendered. Memoized, for the same reason as the header. */
export const ShopFooter = memo(function ShopFooter(props: FooterProps) {
  return (
    <PartBoundary name="layout: footer" fallback={<ShopReducedFooter />}>
      <FullFooter {...props} />
    </PartBoundary>
  )
})

/** Four columns, the nav-footer region and the shop's fixed parts (requirement 1.4). */
function FullFooter({ page, ...samePage }: FooterProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const isEdited = useEditMode()
  const hasCards = useHasCards()

  /** Where sites share their content, there may be a column for each tenant. */
  const findColumn = (number: number) =>
    findRegion(page, `column${number}-${site.tenantId}`) ?? findRegion(page, `column${number}`)
  const columns = [1, 2, 3, 4].map(findColumn)
  // The cart has promises beside its total (requirement 6.2): none is made twice on a page.
  const isCart = samePage.path === paths.cart
  const usps = isCart && !isEdited ? undefined : findRegion(page, 'footer')
  const regions = [usps, ...columns]
  const isFixed = !isEdited && !hasCards && regions.every(isSameEverywhere)

  return (
    <Footer
      brand={site.tenantId}
      deps={isFixed ? regions : []}
      usps={usps && (() => <RegionComponents region={usps} />)}
      cookiesButton={
        <button type="button" className="link py-2" onClick={openConsentSettings}>
          {formatMessage(messages.cookies)}
        </button>
      }
      navFooter={<RegionComponents region={findRegion(page, 'navfooter')} />}
      columns={() => <ShopColumns regions={columns} />}
      marks={() => <ShopMarks />}
      languages={<LanguageLinks {...samePage} />}
    />
  )
}

/** Whether cards may be placed around the footer's components: not before the code is here that renders them. */
function useHasCards(): boolean {
  const hasCards = useCardAnchors() !== undefined
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (hasCards) ShopColumns.load().then(() => setReady(true), reportError)
  }, [hasCards])
  return hasCards && isReady
}

/** Types that look the same on every page, and do nothing but lead somewhere. */
const SAME_EVERYWHERE = new Set([
  'contactbox',
  'customlink',
  'headline',
  'headlinesubline',
  'linklist',
  'richtext',
  'spacer',
  'text',
  'uspbar'
])

const isSameEverywhere = (region: ContentRegion | undefined): boolean =>
  region === undefined || region.components.every(({ typeId }) => SAME_EVERYWHERE.has(typeId.toLowerCase()))
