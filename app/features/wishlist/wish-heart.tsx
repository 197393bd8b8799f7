import type { ReactNode } from 'react'
import { useIntl } from '../../intl/intl'
import { Button } from '../../ui/action/button'
import { IconButton } from '../../ui/action/icon-button'
import { Icon } from '../../ui/media/icon'
import { wishlistMessages as messages } from './messages'
import { useWishes, type Wishes } from './use-wishes'

interface WishHeartProps {
  product: { id: string; name: string }
  wishes: Wishes
}

function WishHeart({ product: { id, name }, wishes }: WishHeartProps) {
  const { formatMessage } = useIntl()
  const isKept = wishes.isKept(id)
  return (
    <IconButton
      className="wish-heart needs-script"
      label={formatMessage(isKept ? messages.remove : messages.add, { name })}
      icon={<Icon name="heart" />}
      data-kept={isKept || undefined}
      aria-busy={wishes.busyId === id}
      onClick={() => {
        if (wishes.busyId !== id) wishes.toggle(id)
      }}
    />
  )
}

/** The hearts of a list of tiles, for their upper right. */
export function useWishHearts(): (product: { id: string; name: string }) => ReactNode {
  const wishes = useWishes()
  return product => <WishHeart product={product} wishes={wishes} />
}

/** The heart of a product's own page. */
export function WishButton({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const wishes = useWishes()
  const isKept = wishes.isKept(id)
  return (
    <Button
      kind="quiet"
      className="wish-heart needs-script -ms-3 justify-self-start"
      icon={<Icon name="heart" small />}
      data-kept={isKept || undefined}
      busy={wishes.busyId === id}
      onClick={() => wishes.toggle(id)}
    >
      {formatMessage(isKept ? messages.kept : messages.keep)}
    </Button>
  )
}
