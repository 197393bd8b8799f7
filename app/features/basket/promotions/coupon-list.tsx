import { useIntl, type IntlShape } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { useSite } from '../../../visit/site/site-context'
import { Icon } from '../../../ui/media/icon'
import type { Basket } from '../model/basket'
import { listCountedChoices } from '../vouchers/bonus-choices'
import { groupCoupons, type CouponGroup, type GroupedCoupon } from '../vouchers/coupon-groups'
import type { CouponLack } from '../vouchers/vouchers'
import { lineMessages } from '../line-messages'
import { couponReasonMessages } from './coupon-reason-messages'
import { promotionMessages as messages } from './promotion-messages'

interface CouponActions {
  remove: (coupon: GroupedCoupon) => void
  /** Ids of coupons that are being removed. */
  removing: ReadonlySet<string>
  choose: (choiceId: string) => void
}

interface CouponListProps {
  basket: Basket
  /** Without them the list is read-only, e.g. in checkout (requirement 6.3: read-only mode). */
  actions?: CouponActions
}

/** Status of each code of the basket, by group (requirement 6.3). */
export function CouponList({ basket, actions }: CouponListProps) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const coupons = groupCoupons(basket, site.tenantId)
  // Some promotions give a free product without any code.
  const uncoded = actions ? listCountedChoices(basket).filter(({ couponCode }) => couponCode === '') : []
  if (coupons.length === 0 && uncoded.length === 0) return null
  return (
    <ul aria-label={formatMessage(messages.codes)} className="coupons">
      {coupons.map(coupon => (
        <CouponRow
          key={coupon.couponItemId}
          coupon={coupon}
          tenantId={site.tenantId}
          currency={basket.currency}
          actions={actions}
        />
      ))}
      {uncoded.map(choice => (
        <li key={choice.id} className="coupon">
          <Icon name="gift" small className="coupon-mark" />
          <div className="coupon-words">
            <p className="font-semibold">{formatMessage(messages.bonusWithoutCode)}</p>
            <ChoiceButton choice={choice} onClick={() => actions?.choose(choice.id)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const GIVING: readonly CouponGroup[] = ['welcome-offer', 'refer-a-friend', 'applied']

interface CouponRowProps {
  coupon: GroupedCoupon
  tenantId: string
  currency: string
  actions?: CouponActions
}

function CouponRow({ coupon, tenantId, currency, actions }: CouponRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { code, group, gives, choice, promotionName, lack } = coupon
  const reason = lack && describeLack(intl, lack, currency)
  const isRemoving = actions?.removing.has(coupon.couponItemId)
  const isGiving = GIVING.includes(group)
  return (
    <li className="coupon" data-group={group} aria-busy={isRemoving || undefined}>
      <Icon
        name={group === 'bonus-choice' ? 'gift' : isGiving ? 'check' : 'info'}
        small
        className="coupon-mark"
      />
      <div className="coupon-words">
        {group === 'welcome-offer' && <p className="text-success">{formatMessage(messages.welcomeOffer)}</p>}
        <p>
          <span className="font-semibold">{code}</span>
          {group === 'refer-a-friend' && <> {formatMessage(messages.applied)}</>}
          {group === 'not-applicable' && tenantId === 'jasmin' && (
            <> {formatMessage(messages.notApplicable)}</>
          )}
        </p>
        {gives.map(name => (
          <p key={name} className="text-muted">
            {name}
          </p>
        ))}
        {promotionName && <p className="text-muted">{promotionName}</p>}
        {reason && <p>{reason}</p>}
        {/* The other brand has no mark behind the code, and says it in a sentence. */}
        {!reason && (group === 'invalid' || (group === 'not-applicable' && tenantId !== 'jasmin')) && (
          <p className="text-muted">{formatMessage(messages.noReduction)}</p>
        )}
        {actions && choice && (
          <ChoiceButton code={code} choice={choice} onClick={() => actions.choose(choice.id)} />
        )}
      </div>
      {actions && (
        <button
          type="button"
          className="link coupon-action"
          disabled={isRemoving}
          onClick={() => actions.remove(coupon)}
        >
          {formatMessage(lineMessages.remove)}
          <span className="sr-only">{` ${code}`}</span>
        </button>
      )}
    </li>
  )
}

/** Why a code takes nothing off. */
function describeLack(intl: IntlShape, { reason, missing = 0 }: CouponLack, currency: string): string {
  const values = {
    boxes: missing,
    amount: reason === 'minimum' ? formatPrice(intl, missing, currency) : ''
  }
  return intl.formatMessage(couponReasonMessages[reason], values)
}

interface ChoiceButtonProps {
  code?: string
  choice: { isOpen: boolean }
  onClick: () => void
}

/** It stays where it is after the choice, so that the focus comes back to it. */
function ChoiceButton({ code, choice, onClick }: ChoiceButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <button type="button" className="link coupon-action" onClick={onClick}>
      <span>{formatMessage(choice.isOpen ? messages.select : messages.changeChoice)}</span>
      {code && <span className="sr-only">{` (${code})`}</span>}
    </button>
  )
}
