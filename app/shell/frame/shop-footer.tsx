import { memo } from 'react'
import { useIntl } from 'react-intl'
import { RegionComponents } from '../../content/components/content-components'
import { findRegion, type ContentPage, type ContentRegion } from '../../content/model/content-page'
import { useCardAnchors } from '../../features/marketing/card-anchors'
import { openConsentSettings } from '../../consent/consent'
import { PartBoundary } from '../../errors/part-boundary'
import { paths } from '../../addresses/paths'
import { useSite } from '../../site/site-context'
import { useEditMode } from '../../view-mode/view-mode'
import { Footer } from '../../ui/footer/footer'
import { FooterColumn, FooterLinks } from '../../ui/footer/footer-blocks'
import { MarkList } from '../../ui/marks/marks'
import { LanguageLinks, type SamePage } from './language-links'
import { layoutMessages as messages } from './layout-messages'
import { ShopReducedFooter } from './shop-reduced-footer'
import { ShopApps, ShopSeals, ShopSocialLinks } from './shop-trust'

type FooterProps = SamePage & { page: ContentPage }

/** The footer; the reduced one where it cannot be rendered. Memoized, for the same reason as the header. */
export const ShopFooter = memo(function ShopFooter(props: FooterProps) {
  return (
    <PartBoundary name="layout: footer" fallback={<ShopReducedFooter />}>
      <FullFooter {...props} />
    </PartBoundary>
  )
})

/** Four columns, the nav-footer region and the shop's fixed parts (requirement 1.2.5). */
function FullFooter({ page, ...samePage }: FooterProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const isEdited = useEditMode()
  const hasCards = useCardAnchors() !== undefined

  /** Where sites share their content, there may be a column for each tenant. */
  const findColumn = (number: number) =>
    findRegion(page, `column${number}-${site.tenantId}`) ?? findRegion(page, `column${number}`)
  const column = (number: number) => <RegionComponents region={findColumn(number)} />
  const usps = findRegion(page, 'footer')
  const regions = [usps, ...[1, 2, 3, 4].map(findColumn)]
  const isFixed = !isEdited && !hasCards && regions.every(isSameEverywhere)

  return (
    <Footer
      brand={site.tenantId}
      source={isFixed ? regions : []}
      usps={usps && (() => <RegionComponents region={usps} />)}
      cookiesButton={
        <button type="button" className="link py-2" onClick={openConsentSettings}>
          {formatMessage(messages.cookies)}
        </button>
      }
      navFooter={<RegionComponents region={findRegion(page, 'navfooter')} />}
      columns={() => (
        <>
          <FooterColumn>{column(1)}</FooterColumn>
          <FooterColumn>
            {column(2)}
            <FooterLinks
              links={[
                { label: formatMessage(messages.contact), to: `${paths.service}#contact` },
                { label: site.tel, to: `tel:${site.tel.replace(/[^\d+]/g, '')}` },
                { label: formatMessage(messages.press), to: paths.press, desktopOnly: true }
              ]}
            />
            <ShopSocialLinks />
          </FooterColumn>
          <FooterColumn>{column(3)}</FooterColumn>
          <FooterColumn>
            {column(4)}
            <ShopApps />
            <ShopSeals />
            <p className="text-sm text-muted">{formatMessage(messages.priceNote)}</p>
          </FooterColumn>
        </>
      )}
      marks={
        <MarkList
          label={formatMessage(messages.marks)}
          marks={[
            { name: 'paypal', label: 'PayPal' },
            { name: 'mastercard', label: 'MasterCard' },
            { name: 'visa', label: 'Visa' },
            { name: 'debit', label: formatMessage(messages.debit) },
            { name: 'invoice', label: formatMessage(messages.invoice) },
            { name: 'dhl', label: 'DHL' },
            { name: 'dhl-express', label: 'DHL Express' }
          ]}
        />
      }
      languages={<LanguageLinks {...samePage} />}
    />
  )
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
