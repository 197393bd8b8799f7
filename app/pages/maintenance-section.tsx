import { Head } from '../page-head/head'
import { writeHour } from '../visit/config/write-hour'
import { defineMessages, useIntl } from '../intl/intl'
import { ADDRESSES } from '../visit/addresses/address-table'
import { useSite } from '../visit/site/site-context'
import { Icon } from '../ui/media/icon'

const messages = defineMessages({
  seoTitle: { id: 'maintenance.seoTitle', defaultMessage: 'Maintenance' },
  title: { id: 'maintenance.title', defaultMessage: 'Sorry for the inconvenience!' },
  text: {
    id: 'maintenance.text',
    defaultMessage:
      'We are upgrading our shop at the moment. Our team is working on it and is on its way back.'
  },
  contact: {
    id: 'maintenance.contact',
    defaultMessage:
      'Contact us free of charge between {from} and {to} on {tel}, from anywhere in Europe, or write to {email}.'
  }
})

/** The page while the shop is being upgraded (requirement 1.5). */
export function MaintenanceSection() {
  const { formatMessage, locale } = useIntl()
  const { site } = useSite()
  const { from, to } = site.facts.serviceHours
  const tel = (
    <a key="tel" className="link" href={`tel:${site.tel.replace(/[^\d+]/g, '')}`}>
      {site.tel}
    </a>
  )
  const email = (
    <a key="email" className="link" href={`mailto:${site.supportEmail}`}>
      {site.supportEmail}
    </a>
  )
  return (
    <div className="wrap wrap-text section grid justify-items-start gap-5">
      <Head>
        <title>{formatMessage(messages.seoTitle)}</title>
        <meta name="robots" content={ADDRESSES.maintenance.robots} />
      </Head>
      <Icon name="cup" className="size-12 text-primary" />
      <h1 className="heading-1">{formatMessage(messages.title)}</h1>
      <p className="max-w-[38em] text-lead text-muted">{formatMessage(messages.text)}</p>
      <p>
        {formatMessage(messages.contact, {
          tel,
          email,
          from: writeHour(locale, from),
          to: writeHour(locale, to)
        })}
      </p>
    </div>
  )
}
