import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { RecommendedRow, RememberedRow } from '../../content/recommendations/recommended-row'
import { RecommendedRows, rowMessages as messages } from '../../content/recommendations/recommended-rows'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import type { Product } from '../../features/catalogue/model/product'
import { noteViewed, readViewed } from '../../features/recommendations/recently-viewed'
import { loadWithMessages } from '../../intl/load-with-messages'
import { LazyMessages } from '../../intl/lazy-messages'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { listComplementShelves, listOwnIds } from './product-detail-loader'

/** Beside the page's own row. */
const MOST_ROWS = 1

/** With the words that it needs; rejects when they cannot be loaded. */
export const load = () => loadWithMessages('personal', () => Promise.resolve(ProductRecommendations))

/** Products that others viewed, else those that this browser viewed. With marketing consent only. */
function ProductRecommendations({ product }: { product: Product }) {
  return (
    <LazyMessages group="personal">
      <ProductRows product={product} />
    </LazyMessages>
  )
}

function ProductRows({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  const { site } = useSite()
  const { masterId } = product
  const ownIds = listOwnIds(product)
  const { data: related = [] } = useRead(
    relatedProductsQuery(usePlatform(), listComplementShelves(product), ownIds)
  )
  // As it was when the product was opened: afterwards it is the latest itself.
  const [viewed] = useState(() => readViewed(site.id).filter(id => id !== masterId))
  useEffect(() => noteViewed(site.id, masterId), [site.id, masterId])

  // Recently viewed products have a row of their own.
  const exceptIds = [...ownIds, ...related.map(({ id }) => id), ...viewed]
  return (
    <RecommendedRows
      most={MOST_ROWS}
      rows={[
        onSettled => (
          <RecommendedRow
            wanted={{ recommenderName: 'also-viewed', productIds: [masterId] }}
            headline={formatMessage(messages.alsoViewed)}
            exceptIds={exceptIds}
            onSettled={onSettled}
          />
        ),
        onSettled => (
          <RememberedRow
            productIds={viewed}
            headline={formatMessage(messages.recentlyViewed)}
            exceptIds={ownIds}
            onSettled={onSettled}
          />
        )
      ]}
    />
  )
}
