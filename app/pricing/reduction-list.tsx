import { useIntl } from '../intl/intl'
import { formatPercentOff, formatPrice } from '../intl/format-price'
import { buildRowKeys } from '../ui/row-keys'
import { pricingMessages as messages } from './messages'
import type { PriceStep } from './price-line'

/** Why a line costs less than it did: each promotion with what it takes off (requirement 6.2). */
export function ReductionList({ steps, currency }: { steps: PriceStep[]; currency: string }) {
  const intl = useIntl()
  if (steps.length === 0) return null
  const keys = buildRowKeys(
    steps.map(({ kind, name = '', couponCode = '' }) => `${kind} ${name} ${couponCode}`)
  )
  return (
    <ul aria-label={intl.formatMessage(messages.reductions)} className="grid gap-1 text-sm text-success">
      {steps.map(({ kind, couponCode, name, percent, amount }, index) => (
        <li key={keys[index]} className="flex flex-wrap gap-x-2">
          <span>{name ?? intl.formatMessage(kind === 'credit' ? messages.credit : messages.reduction)}</span>
          {couponCode && <span>{`(${intl.formatMessage(messages.code, { code: couponCode })})`}</span>}
          {amount !== 0 && (
            <span className="figures">
              {percent === undefined ? formatPrice(intl, amount, currency) : formatPercentOff(intl, percent)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
