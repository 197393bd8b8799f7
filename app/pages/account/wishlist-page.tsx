import { useIntl, defineMessages } from '../../intl/intl'
import { AccountFailed, AccountFrame, AccountLoading } from '../../features/account/account-frame'
import { accountMessages } from '../../features/account/messages'
import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { useTilesByIds } from '../../features/catalogue/api/use-tiles-by-ids'
import { ProductTileGrid } from '../../features/catalogue/product-tile-grid'
import { buildTileItem } from '../../features/catalogue/model/purchase-items'
import { wishlistQuery } from '../../features/wishlist/wishlist-query'
import { GoneWishes } from '../../features/wishlist/gone-wishes'
import { useWishHearts } from '../../features/wishlist/wish-heart'
import { paths } from '../../visit/addresses/paths'
import { createPage } from '../../page-unit/create-page'
import { showPage } from '../../page-unit/outcome'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { Button, ButtonLink } from '../../ui/action/button'
import { EmptyState } from '../../ui/status/empty-state'

const messages = defineMessages({
  empty: { id: 'account.noWishes', defaultMessage: 'Your wishlist is empty.' },
  emptyText: {
    id: 'account.noWishesText',
    defaultMessage: 'Tap the heart on a product, and you will find it here.'
  },
  toShop: { id: 'account.toShop', defaultMessage: 'Discover products' },
  addAll: {
    id: 'account.addAllWishes',
    defaultMessage: '{count, plural, one {Add # product to cart} other {Add # products to cart}}'
  }
})

/** The customer's wishlist, newest first. */
function WishlistPage() {
  const { formatMessage } = useIntl()
  return (
    <AccountFrame title={formatMessage(accountMessages.wishlist)}>
      <Wishes />
    </AccountFrame>
  )
}

function Wishes() {
  const { formatMessage } = useIntl()
  const { data: wishlist, error, refetch } = useRead(wishlistQuery(usePlatform()))
  const ids = wishlist?.items.map(item => item.productId).reverse() ?? []
  const tiles = useTilesByIds(ids)
  const heart = useWishHearts()
  const { add, busy } = useAddToBasket()
  if (error && wishlist === undefined) return <AccountFailed onRetry={() => void refetch()} />
  if (tiles.failed) return <AccountFailed onRetry={tiles.refetch} />
  if (wishlist === undefined || !tiles.data) return <AccountLoading />
  if (ids.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.emptyText)}
        action={<ButtonLink to={paths.shop}>{formatMessage(messages.toShop)}</ButtonLink>}
      />
    )
  }
  const shown = new Set(tiles.data.map(tile => tile.id))
  // A digital gift card cannot be bought together with other products.
  const addable = tiles.data.filter(tile => tile.addable && !tile.isGiftCard)
  return (
    <div className="grid gap-6">
      {addable.length > 1 && (
        <div>
          <Button
            busy={busy}
            onClick={() => void add(addable.map(buildTileItem), { isGiftCard: false, isVirtual: false })}
          >
            {formatMessage(messages.addAll, { count: addable.length })}
          </Button>
        </div>
      )}
      <ProductTileGrid
        tiles={tiles.data}
        columns={3}
        label={formatMessage(accountMessages.wishlist)}
        add={add}
        headingLevel={2}
        corner={heart}
      />
      <GoneWishes ids={ids.filter(id => !shown.has(id))} />
    </div>
  )
}

export const wishlistPage = createPage(() => Promise.resolve(showPage({})), WishlistPage)
