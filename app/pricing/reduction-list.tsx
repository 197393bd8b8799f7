import { useIntl } from 'react-intl'
import { formatPrice } from '../intl/format-price'
import type { Reduction } from './map-charges'
import { pricingMessages as messages } from './messages'

/** Why a line costs less than it did: each promotion with what it takes off (requirement 2.2 "Cart line-item list"). */
export function ReductionList({ reductions, currency }: { reductions: Reduction[]; currency: string }) {
  const intl = useIntl()
  if (reductions.length === 0) return null
  return (
    <ul aria-label={intl.formatMessage(messages.reductions)} className="grid gap-1 text-sm text-success">
      {reductions.map(({ promotionId, couponCode, name, amount }, index) => (
        <li key={`${promotionId} ${index}`} className="flex flex-wrap gap-x-2">
          <span>{name ?? intl.formatMessage(messages.reduction)}</span>
          {couponCode && <span>({intl.formatMessage(messages.code, { code: couponCode })})</span>}
          {amount !== 0 && <span className="figures">{formatPrice(intl, amount, currency)}</span>}
        </li>
      ))}
    </ul>
  )
}
