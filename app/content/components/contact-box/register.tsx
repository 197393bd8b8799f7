import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

interface ContactBoxProps {
  headline?: string
  phone?: string
  email?: string
  hours?: string
}

function ContactBox({ attributes: { headline, phone, email, hours } }: ContentProps<ContactBoxProps>) {
  return (
    <div className="contact-box text-sm">
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
    return phone || email ? { headline, phone, email, hours } : undefined
  },
  Component: ContactBox
})
