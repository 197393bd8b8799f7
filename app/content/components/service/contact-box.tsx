import { useSite } from '../../../visit/site/site-context'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface ContactBoxProps {
  headline?: string
  phone?: string
  email?: string
  hours?: string
}

/** Where the editor names neither way, those of the site. */
function ContactBox({ attributes }: ContentProps<ContactBoxProps>) {
  const { site } = useSite()
  const { headline, hours } = attributes
  const { phone, email } =
    attributes.phone || attributes.email ? attributes : { phone: site.tel, email: site.supportEmail }
  return (
    <div className="loose-block text-sm">
      {headline && <h2 className="heading-4 mb-2">{headline}</h2>}
      {phone && (
        <p>
          <a className="link-plain inline-block py-2" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a className="link-plain inline-block py-2" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {hours && <p className="py-2 text-muted">{hours}</p>}
    </div>
  )
}

export const contactBoxType = defineContentType<ContactBoxProps>({
  typeIds: ['contactBox'],
  parse: data => {
    const [headline, phone, email, hours] = ['headline', 'phone', 'email', 'hours'].map(name =>
      readText(data, name)
    )
    return { headline, phone, email, hours }
  },
  Component: ContactBox
})
