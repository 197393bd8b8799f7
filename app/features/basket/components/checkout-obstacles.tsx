import { useIntl } from '../../../intl/intl'
import { useSite } from '../../../visit/site/site-context'
import { Message } from '../../../ui/status/message'
import { buildRowKeys } from '../../../ui/row-keys'
import { deliveryMessages as messages } from '../delivery-messages'
import type { Basket } from '../model/basket'
import { ShortOffer } from './short-offer'
import { listCheckoutObstacles, type CheckoutObstacle } from '../model/checkout-obstacles'

/** Says what keeps the basket from being ordered, each with its reason; nothing where nothing does. */
export function CheckoutObstacles({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const obstacles = listCheckoutObstacles(basket)
  if (obstacles.length === 0) return null
  const keys = buildRowKeys(
    obstacles.map(each => (each.kind === 'minimum' ? each.kind : `${each.kind} ${each.name}`))
  )

  function describe(obstacle: CheckoutObstacle): string {
    if (obstacle.kind !== 'minimum') return formatMessage(messages[obstacle.kind], { name: obstacle.name })
    const { minimum, missing } = obstacle
    const text = site.tenantId === 'puro' ? messages.missingSleeves : messages.missingBoxes
    return formatMessage(text, { minimum, missing })
  }

  return (
    <Message kind="warning" title={formatMessage(messages.blocked)}>
      <ul className="grid gap-1">
        {obstacles.map((obstacle, index) => (
          <li key={keys[index]}>
            <p>{describe(obstacle)}</p>
            {obstacle.kind === 'short' && <ShortOffer line={obstacle.line} name={obstacle.name} />}
          </li>
        ))}
      </ul>
    </Message>
  )
}
