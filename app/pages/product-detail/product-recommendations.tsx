import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { RecommendedRow, RememberedRow } from '../../content/recommendations/recommended-row'
import { RecommendedRows, rowMessages as messages } from '../../content/recommendations/recommended-rows'
import { relatedProductsQuery } from '../../features/catalogue/api/related-products-query'
import type { Product } from '../../features/catalogue/model/product'
import { noteViewed, readViewed } from '../../features/recommendations/recently-viewed'
import { LazyMessages } from '../../intl/lazy-messages'
import { loadMessageGroup } from '../../intl/message-groups'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { useSite } from '../../visit/site/site-context'
import { listOwnIds } from './product-detail-loader'

/** By the names that the service has for them. */
const RECOMMENDERS = [
  { recommenderName: 'also-viewed', headline: messages.alsoViewed },
  { recommenderName: 'bought-together', headline: messages.boughtTogether },
  { recommenderName: 'complete-the-set', headline: messages.completeSet }
]

/** With the words that it needs; rejects when they cannot be loaded. */
export async function load(): Promise<typeof ProductRecommendations> {
  await loadMessageGroup('personal', document.documentElement.lang)
  return ProductRecommendations
}

/** Recommendations for the product, and recently viewed ones. With marketing consent only. */
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
  const { data: related = [] } = useRead(relatedProductsQuery(usePlatform(), product.categories, ownIds))
  // As it was when the product was opened: afterwards it is the latest itself.
  const [viewed] = useState(() => readViewed(site.id).filter(id => id !== masterId))
  useEffect(() => noteViewed(site.id, masterId), [site.id, masterId])

  // Recently viewed products have a row of their own.
  const exceptIds = [...ownIds, ...related.map(({ id }) => id), ...viewed]
  const rows = RECOMMENDERS.map(({ recommenderName, headline }) => (onSettled: () => void) => (
    <RecommendedRow
      wanted={{ recommenderName, productIds: [masterId] }}
      headline={formatMessage(headline)}
      exceptIds={exceptIds}
      onSettled={onSettled}
    />
  ))
  return (
    <RecommendedRows
      rows={[
        ...rows,
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
