import { useState } from 'react'
import { useIntl } from '../../intl/intl'
import { RecommendedRow } from '../../content/recommendations/recommended-row'
import { RecommendedRows, rowMessages as messages } from '../../content/recommendations/recommended-rows'
import type { Basket } from '../../features/basket/model/basket'

/** Recommendations for the cart, by the service's zone. With marketing consent only. */
export function CartRecommendations({ basket }: { basket: Basket }) {
  const { formatMessage } = useIntl()
  // Of the cart as it was opened: a row must not change while a shopper adds from it.
  const [productIds] = useState(() => [...new Set(basket.lines.map(({ productId }) => productId))])
  return (
    <RecommendedRows
      rows={[
        onSettled => (
          <RecommendedRow
            wanted={{ recommenderName: 'bought-together', zone: 'cart', productIds }}
            headline={formatMessage(messages.cart)}
            exceptIds={productIds}
            onSettled={onSettled}
          />
        )
      ]}
    />
  )
}
