import { defineMessages, useIntl } from '../../../intl/intl'
import { loadWithMessages } from '../../../intl/load-with-messages'
import { useLazyComponent } from '../../../lazy-loading/use-lazy-component'
import { useSite } from '../../../visit/site/site-context'
import { ButtonLink } from '../../../ui/action/button'
import { Icon } from '../../../ui/media/icon'
import { readFlag, readText, readButton, type ContentButton } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

const messages = defineMessages({
  contact: { id: 'service.contact', defaultMessage: 'Contact' },
  phone: { id: 'service.phone', defaultMessage: 'By phone' },
  email: { id: 'service.email', defaultMessage: 'By email' }
})

interface ServiceContactProps {
  headline?: string
  text?: string
  phone?: string
  email?: string
  hours?: string
  /** The target of links like "/service#contact". */
  anchor?: string
  button?: ContentButton
  /** The contact form below. */
  hasForm?: boolean
}

const loadForm = () =>
  loadWithMessages('personal', () =>
    import(/* webpackChunkName: "contact-box" */ './prefilled-contact-form').then(
      ({ PrefilledContactForm }) => PrefilledContactForm
    )
  )

/** All contact options. The site has defaults for what the editor leaves empty. */
function ServiceContact({ attributes }: ContentProps<ServiceContactProps>) {
  const { formatMessage } = useIntl()
  const { site, sideServices } = useSite()
  const {
    headline,
    text,
    phone = site.tel,
    email = site.supportEmail,
    hours,
    anchor,
    button,
    hasForm
  } = attributes
  const PrefilledContactForm = useLazyComponent(hasForm === true, loadForm)
  return (
    <section id={anchor} className="section">
      <div className="wrap">
        <div className="service-contact">
          <div className="grid content-start justify-items-start gap-3">
            <h2 className="heading-2">{headline ?? formatMessage(messages.contact)}</h2>
            {text && <p className="max-w-[29em] text-muted">{text}</p>}
            {button && (
              <ButtonLink to={button.link} kind="secondary" className="mt-2">
                {button.text}
              </ButtonLink>
            )}
          </div>
          <dl className="service-ways">
            {phone && (
              <div>
                <dt>
                  <Icon name="phone" small />
                  {formatMessage(messages.phone)}
                </dt>
                <dd>
                  <a className="link inline-block py-2" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                    {phone}
                  </a>
                  {hours && <span className="block text-sm text-muted">{hours}</span>}
                </dd>
              </div>
            )}
            {email && (
              <div>
                <dt>
                  <Icon name="mail" small />
                  {formatMessage(messages.email)}
                </dt>
                <dd>
                  <a className="link inline-block py-2" href={`mailto:${email}`}>
                    {email}
                  </a>
                </dd>
              </div>
            )}
          </dl>
          {hasForm && (
            <div className={`needs-script service-form${sideServices.cases ? '' : ' service-form-off'}`}>
              {PrefilledContactForm && <PrefilledContactForm />}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

export const serviceContactType = defineContentType<ServiceContactProps>({
  typeIds: ['serviceContact'],
  parse: data => ({
    headline: readText(data, 'headline'),
    text: readText(data, 'text'),
    phone: readText(data, 'phone'),
    email: readText(data, 'email'),
    hours: readText(data, 'hours'),
    anchor: readText(data, 'anchor'),
    button: readButton(data),
    hasForm: readFlag(data, 'hasForm')
  }),
  Component: ServiceContact
})
