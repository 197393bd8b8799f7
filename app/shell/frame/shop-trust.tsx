import { useIntl } from '../../intl/intl'
import { useSite } from '../../visit/site/site-context'
import { AppLinks, Seals, SocialLinks } from '../../ui/footer/footer-blocks'
import { footerMessages as messages } from './footer-messages'

/** The app-store links; nothing while there is no app. */
export function ShopApps() {
  const { formatMessage } = useIntl()
  const { apps } = useSite().site
  return (
    <AppLinks
      label={formatMessage(messages.apps)}
      links={apps.map(({ store, link }) => ({
        store,
        to: link,
        ...(store === 'apple'
          ? { lead: formatMessage(messages.appApple), name: 'App Store' }
          : { lead: formatMessage(messages.appGoogle), name: 'Google Play' })
      }))}
    />
  )
}

/** The shop's seals: premium shop, safety of card data. */
export function ShopSeals() {
  const { formatMessage } = useIntl()
  const { seals } = useSite().site
  return (
    <Seals
      label={formatMessage(messages.seals)}
      seals={seals.map(seal =>
        seal === 'pci'
          ? {
              icon: 'lock',
              title: formatMessage(messages.sealPci),
              text: formatMessage(messages.sealPciText)
            }
          : {
              icon: 'star',
              title: formatMessage(messages.sealPremium),
              text: formatMessage(messages.sealPremiumText)
            }
      )}
    />
  )
}

/** Links to the shop's social networks. */
export function ShopSocialLinks() {
  const { formatMessage } = useIntl()
  const { name, social } = useSite().site
  return (
    <SocialLinks
      label={formatMessage(messages.social)}
      links={social.map(({ network, link }) => ({
        network,
        to: link,
        label: formatMessage(messages.socialLink, { shop: name, network: NETWORK_NAMES[network] })
      }))}
    />
  )
}

const NETWORK_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  youtube: 'YouTube'
} as const
