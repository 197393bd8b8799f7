import { useIntl } from '../../../intl/intl'
import { formatPrice } from '../../../intl/format-price'
import { Message } from '../../../ui/status/message'
import type { Basket } from '../model/basket'
import { listCreditRests } from '../vouchers/credit-rests'
import { promotionMessages as messages } from './promotion-messages'

/** Warns that this order would not use up a credit, before the rest of it is forfeited. */
export function CreditRests({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const price = (amount: number) => formatPrice(intl, amount, basket.currency)
  return (
    <>
      {listCreditRests(basket).map(({ code, worth, used, rest }) => (
        <Message key={code} kind="warning">
          {intl.formatMessage(messages.creditRest, {
            code,
            worth: price(worth),
            used: price(used),
            rest: price(rest)
          })}
        </Message>
      ))}
    </>
  )
}
