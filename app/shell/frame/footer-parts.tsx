import { useIntl } from '../../intl/intl'
import { readText } from '../../content/attributes'
import { RegionComponents } from '../../content/page/content-components'
import type { ContentRegion } from '../../content/page/content-page'
import { paths } from '../../visit/addresses/paths'
import { findCountry } from '../../visit/site/locale-country'
import { useSite } from '../../visit/site/site-context'
import { Link } from '../../ui/action/link'
import { FooterColumn, FooterLinks } from '../../ui/footer/footer-blocks'
import { MarkList } from '../../ui/footer/marks'
import { footerMessages as messages } from './footer-messages'
import { layoutMessages } from './layout-messages'
import { ShopApps, ShopSeals, ShopSocialLinks } from './shop-trust'

/** The heading of what editors have placed in a column, by which it opens on a phone. */
const findHeadline = (region: ContentRegion | undefined) =>
  region?.components.map(({ data }) => readText(data, 'headline')).find(Boolean)

/** The four columns: what editors have placed in each, and the shop's own links below it (requirement 1.4). */
export function ShopColumns({ regions }: { regions: readonly (ContentRegion | undefined)[] }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const [first, second, third, fourth] = regions
  return (
    <>
      <FooterColumn title={findHeadline(first)}>
        <RegionComponents region={first} />
      </FooterColumn>
      <FooterColumn title={findHeadline(second)}>
        <RegionComponents region={second} />
        <FooterLinks
          links={[
            { label: formatMessage(messages.contact), to: `${paths.service}#contact` },
            { label: site.tel, to: `tel:${site.tel.replace(/[^\d+]/g, '')}` },
            { label: formatMessage(messages.press), to: paths.press, desktopOnly: true }
          ]}
        />
        <ShopSocialLinks />
      </FooterColumn>
      <FooterColumn title={findHeadline(third)}>
        <RegionComponents region={third} />
      </FooterColumn>
      <FooterColumn>
        <RegionComponents region={fourth} />
        <ShopApps />
        <ShopSeals />
        <Link to={paths.aboutYourOrder} className="link text-sm text-muted">
          {formatMessage(layoutMessages.priceNote)}
        </Link>
      </FooterColumn>
    </>
  )
}

/** The ways to pay in the locale's country, and the carriers. */
export function ShopMarks() {
  const { formatMessage } = useIntl()
  const { site, locale } = useSite()
  const isInvoiced = site.facts.invoiceCountries.includes(findCountry(locale))
  return (
    <MarkList
      label={formatMessage(messages.marks)}
      marks={[
        { name: 'paypal', label: 'PayPal' },
        { name: 'mastercard', label: 'MasterCard' },
        { name: 'visa', label: 'Visa' },
        { name: 'debit', label: formatMessage(messages.debit) },
        ...(isInvoiced ? [{ name: 'invoice' as const, label: formatMessage(messages.invoice) }] : []),
        { name: 'dhl', label: 'DHL' },
        { name: 'dhl-express', label: 'DHL Express' }
      ]}
    />
  )
}

/** App-store links and seals of the reduced footer. */
export function ShopTrust() {
  return (
    <>
      <ShopApps />
      <ShopSeals />
    </>
  )
}
