import type { UseFormRegisterReturn } from 'react-hook-form'
import { formatPrice } from '../../../intl/format-price'
import { useIntl } from '../../../intl/intl'
import { roundMoney } from '../../../intl/money'
import { RadioCard, RadioGroup } from '../../../ui/form/radio-card'
import type { WrapChoices } from './wrap-choices-query'
import { wrapMessages as messages } from './wrap-messages'

interface WrapChoiceCardsProps {
  wraps: WrapChoices['wraps']
  quantity: number
  currency: string
  field: UseFormRegisterReturn
}

/** The kinds of gift wrap with what each costs for all units of the line. */
export function WrapChoiceCards({ wraps, quantity, currency, field }: WrapChoiceCardsProps) {
  const intl = useIntl()
  return (
    <RadioGroup legend={intl.formatMessage(messages.kinds)}>
      {wraps.map(({ valueId, name, price }) => (
        <RadioCard
          key={valueId}
          {...field}
          value={valueId}
          title={name}
          description={quantity > 1 && `${quantity} × ${formatPrice(intl, price, currency)}`}
          aside={formatPrice(intl, roundMoney(price * quantity), currency)}
        />
      ))}
    </RadioGroup>
  )
}
