import { useIntl, defineMessages } from '../../intl/intl'
import { Button } from '../../ui/action/button'
import { useWishes } from './use-wishes'

/** With the wishlist's own page, not with every heart. */
const messages = defineMessages({
  title: { id: 'account.goneWishes', defaultMessage: 'No longer available' },
  product: { id: 'account.goneWish', defaultMessage: 'Product {id}' },
  remove: { id: 'account.remove', defaultMessage: 'Remove' },
  removeOf: { id: 'account.removeGoneWish', defaultMessage: 'Remove product {id}' }
})

/** Products of the wishlist that the shop does not know any more. */
export function GoneWishes({ ids }: { ids: readonly string[] }) {
  const { formatMessage } = useIntl()
  const wishes = useWishes()
  if (ids.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="heading-4">{formatMessage(messages.title)}</h2>
      <ul className="grid gap-2">
        {ids.map(id => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="text-muted">{formatMessage(messages.product, { id })}</span>
            <Button
              kind="quiet"
              small
              busy={wishes.busyId === id}
              aria-label={formatMessage(messages.removeOf, { id })}
              onClick={() => wishes.toggle(id)}
            >
              {formatMessage(messages.remove)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
