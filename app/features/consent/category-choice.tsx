import { useIntl } from '../../intl/intl'
import { listConsentServices, type ConsentCategory } from '../../visit/consent/consent'
import { Checkbox } from '../../ui/form/checkbox'
import { Disclosure } from '../../ui/frame/disclosure'
import { categoryMessages, detailMessages as messages } from './detail-messages'
import { ServiceList } from './service-list'

interface CategoryChoiceProps {
  category: ConsentCategory
  checked: boolean
  onChange: (checked: boolean) => void
}

/** One category to allow or not, with its explanation and services. Required cannot be switched off. */
export function CategoryChoice({ category, checked, onChange }: CategoryChoiceProps) {
  const { formatMessage } = useIntl()
  const { name, text } = categoryMessages[category]
  const isRequired = category === 'required'
  const services = listConsentServices().filter(service => service.category === category)
  const label = formatMessage(name)

  return (
    <li className="consent-category">
      <Checkbox
        id={`consent-${category}`}
        label={
          <>
            <span className="font-semibold">{label}</span>
            {isRequired && <span className="text-muted"> · {formatMessage(messages.alwaysOn)}</span>}
          </>
        }
        hint={<span className="block ps-9">{formatMessage(text)}</span>}
        className="gap-0"
        checked={checked}
        disabled={isRequired}
        onChange={event => onChange(event.target.checked)}
      />
      <Disclosure
        small
        indented
        summary={formatMessage(messages.used, { category: label, count: services.length })}
      >
        <div className="text-sm">
          <ServiceList services={services} />
        </div>
      </Disclosure>
    </li>
  )
}
