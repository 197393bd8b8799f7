import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { RegionComponents } from '../../content/components/content-components'
import { findRegion, type ContentPage } from '../../content/model/content-page'
import { openConsentSettings } from '../../site/consent'
import { useSite } from '../../site/site-context'
import { Footer, ReducedFooter } from '../../ui/footer/footer'
import { FooterColumn, FooterLinks, Seals } from '../../ui/footer/footer-blocks'
import { MarkList } from '../../ui/marks/marks'
import { LanguageLinks } from './language-links'
import { layoutMessages as messages } from './layout-messages'

/** Four columns, the nav-footer region and what the shop always says (spec 1 section 2.5). */
export function ShopFooter({ page, reduced }: { page: ContentPage; reduced: boolean }) {
  const { formatMessage } = useIntl()
  const { site, pathOf } = useSite()
  const path = pathOf(useLocation().pathname)
  const seals = (
    <Seals
      label={formatMessage(messages.seals)}
      seals={[{ title: formatMessage(messages.sealSecure) }, { title: formatMessage(messages.sealReturn) }]}
    />
  )
  const note = formatMessage(messages.priceNote)

  if (reduced) return <ReducedFooter brand={site.tenantId} seals={seals} note={note} />

  const tel = `tel:${site.tel.replace(/[^\d+]/g, '')}`
  return (
    <Footer
      brand={site.tenantId}
      note={note}
      usps={findRegion(page, 'footer') && <RegionComponents region={findRegion(page, 'footer')} />}
      cookiesButton={
        <button type="button" className="footer-link" onClick={openConsentSettings}>
          {formatMessage(messages.cookies)}
        </button>
      }
      navFooter={<RegionComponents region={findRegion(page, 'navfooter')} />}
      columns={
        <>
          <FooterColumn>
            <RegionComponents region={findRegion(page, 'column1')} />
          </FooterColumn>
          <FooterColumn>
            <FooterLinks
              links={[
                { label: formatMessage(messages.contact), to: '/service#contact' },
                { label: formatMessage(messages.press), to: '/press', desktopOnly: true }
              ]}
            />
            <a className="footer-link" href={tel}>
              {site.tel}
            </a>
            <RegionComponents region={findRegion(page, 'column2')} />
          </FooterColumn>
          <FooterColumn>
            <RegionComponents region={findRegion(page, 'column3')} />
          </FooterColumn>
          <FooterColumn>
            <RegionComponents region={findRegion(page, 'column4')} />
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
            {seals}
            <LanguageLinks path={path} />
          </FooterColumn>
        </>
      }
    />
  )
}
