import { useIntl } from '../../../intl/intl'
import { useCustomer } from '../../../features/account/use-customer'
import { ContactForm } from '../../../features/contact/contact-form'
import { contactMessages } from '../../../features/contact/messages'
import { LazyMessages } from '../../../intl/lazy-messages'
import { submitCase } from '../../../platform/side-services/web-to-case'
import { findCountry } from '../../../visit/site/locale-country'
import { useSite } from '../../../visit/site/site-context'

/** The contact form, prefilled for customers; its code and messages load with pages that have it. Browser only. */
export function PrefilledContactForm() {
  return (
    <LazyMessages group="personal">
      <Box />
    </LazyMessages>
  )
}

function Box() {
  const { formatMessage } = useIntl()
  const {
    locale,
    sideServices: { cases }
  } = useSite()
  const { customer } = useCustomer()
  const country = findCountry(locale)
  const known = customer && {
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    email: customer.email ?? '',
    phone: customer.phoneMobile ?? customer.phoneHome
  }
  return (
    <div className="grid max-w-[44rem] gap-5">
      <h3 className="heading-3">{formatMessage(contactMessages.title)}</h3>
      {cases ? (
        <ContactForm
          // The customer's data loads a moment later.
          key={customer?.customerId}
          known={known}
          country={country}
          onSend={(message, botCheckToken) => {
            const page = window.location.origin + window.location.pathname
            const place = { country, originUrl: page, returnUrl: page }
            return submitCase(fetch, cases, { ...message, ...place }, botCheckToken)
          }}
        />
      ) : (
        <p className="max-w-[29em] text-muted">{formatMessage(contactMessages.off)}</p>
      )}
    </div>
  )
}
