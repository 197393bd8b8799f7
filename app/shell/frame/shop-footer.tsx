import { memo } from 'react'
import { useIntl } from 'react-intl'
import { RegionComponents } from '../../content/components/content-components'
import { findRegion, type ContentPage } from '../../content/model/content-page'
import { openConsentSettings } from '../../consent/consent'
import { PartBoundary } from '../../errors/part-boundary'
import { paths } from '../../addresses/paths'
import { useSite } from '../../site/site-context'
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

  /** Where sites share their content, there may be a column for each tenant. */
  const column = (number: number) => (
    <RegionComponents
      region={findRegion(page, `column${number}-${site.tenantId}`) ?? findRegion(page, `column${number}`)}
    />
  )
  const usps = findRegion(page, 'footer')

  return (
    <Footer
      brand={site.tenantId}
      usps={usps && <RegionComponents region={usps} />}
      cookiesButton={
        <button type="button" className="link py-2" onClick={openConsentSettings}>
          {formatMessage(messages.cookies)}
        </button>
      }
      navFooter={<RegionComponents region={findRegion(page, 'navfooter')} />}
      columns={
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
      }
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
