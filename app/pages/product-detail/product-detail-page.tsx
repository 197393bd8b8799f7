import { useEffect, useState } from 'react'
import { useIntl } from '../../intl/intl'
import { findContentPageId } from '../../visit/addresses/find-address'
import { preloadPanel } from '../../features/basket/components/added-to-cart'
import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { productQuery } from '../../features/catalogue/api/product-query'
import { BuyBar } from '../../features/catalogue/purchase/buy-bar'
import { usePurchase } from '../../features/catalogue/purchase/use-purchase'
import { findDelivery, offerProduct } from '../../features/catalogue/model/gift-card-delivery'
import type { Product } from '../../features/catalogue/model/product'
import { listOpenAttributes } from '../../features/catalogue/model/variant-choice'
import { useConsent } from '../../visit/consent/use-consent'
import { useLazyComponent } from '../../lazy-loading/use-lazy-component'
import { whenTouched } from '../../lazy-loading/when-touched'
import { useTracked } from '../../features/tracking/use-tracked'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { paths } from '../../visit/addresses/paths'
import { useSite } from '../../visit/site/site-context'
import { Breadcrumbs, type Crumb } from '../../ui/navigation/breadcrumbs'
import { PageHead } from '../../page-head/page-head'
import { buildBreadcrumbData } from '../../page-head/structured-data'
import { createPage } from '../../page-unit/create-page'
import { AddedContent } from '../../page-unit/added-content'
import { productPageMessages as messages } from './messages'
import { buildProductData } from './product-data'
import {
  listComplementShelves,
  listOwnIds,
  loadProductDetail,
  type ProductDetailData
} from './product-detail-loader'
import { ProductFacts } from './product-facts'
import { ProductTop } from './product-top'
import { RelatedProducts } from './related-products'
import { useChoices } from './use-choices'

const loadRecommendations = () =>
  import(/* webpackChunkName: "recommended-rows" */ './product-recommendations').then(({ load }) => load())

function ProductDetailPage({ data }: { data: ProductDetailData }) {
  const platform = usePlatform()
  const { data: found } = useRead(productQuery(platform, data.productId))
  const product = found && offerProduct(found, data.hidesPhysicalGiftCards === true)
  const { data: variant } = useRead({
    ...productQuery(platform, data.variantId ?? ''),
    enabled: data.variantId !== undefined
  })
  return product ? (
    <ProductView product={product} shown={findShown(product, variant, data)} data={data} />
  ) : null
}

/** The product for sale: the chosen variant; the product itself while nothing is chosen. */
function findShown(
  product: Product,
  variant: Product | undefined,
  { variantId }: ProductDetailData
): Product {
  if (variantId === product.id) return product
  if (variantId && variant?.id === variantId) return variant
  // A variant's address with other choices than its own: it must not be sold under them.
  return product.kind === 'variant' ? { ...product, kind: 'master' } : product
}

interface ProductViewProps {
  product: Product
  shown: Product
  data: ProductDetailData
}

function ProductView({ product, shown, data }: ProductViewProps) {
  const { formatMessage } = useIntl()
  const site = useSite()
  const { choices, isPending } = useChoices(product, data.choices)
  const open = listOpenAttributes(product.variations, data.choices)
  const { add, busy } = useAddToBasket()
  // Most interacting shoppers add the product, and the panel has to open at once.
  useEffect(() => whenTouched(() => preloadPanel(site.locale.id)), [site.locale.id])
  const Recommendations = useLazyComponent(useConsent('marketing'), loadRecommendations)
  const [wantsGift, setWantsGift] = useState(false)
  const isGift = wantsGift && findDelivery(product, choices) === 'email'
  const purchase = usePurchase(shown, open.length, { add, busy: busy || isPending })
  useTracked(
    () => ({
      name: 'viewProduct',
      product: {
        id: shown.masterId,
        sku: shown.id,
        name: shown.name,
        category: product.categories.at(-1)?.name,
        price: shown.price
      }
    }),
    shown.id
  )
  const crumbs: Crumb[] = [
    { label: formatMessage(messages.home), to: paths.home },
    ...product.categories.map(({ id, name }) => ({ label: name, to: paths.category(id) })),
    { label: product.name }
  ]

  return (
    <>
      <div className="wrap product-page">
        <PageHead
          title={product.pageTitle}
          description={product.pageDescription}
          path={product.to}
          pathsByLocale={data.pathsByLocale}
          kind="product"
          image={product.images[0]?.link}
          structuredData={[buildProductData(site, product), buildBreadcrumbData(site, crumbs)]}
        />
        <Breadcrumbs label={formatMessage(messages.breadcrumbs)} crumbs={crumbs} />
        <ProductTop
          product={product}
          shown={shown}
          choices={choices}
          open={open}
          purchase={purchase}
          isOnlyDigital={data.hidesPhysicalGiftCards === true}
          isGift={isGift}
          onChooseGift={setWantsGift}
        />
        <ProductFacts product={shown} />
        <RelatedProducts shelves={listComplementShelves(product)} exceptIds={listOwnIds(product)} add={add} />
        {!isGift && purchase.state !== 'unavailable' && <BuyBar product={shown} purchase={purchase} />}
      </div>
      {Recommendations && <Recommendations key={product.masterId} product={product} />}
      <AddedContent pageId={findContentPageId(product.to)} />
    </>
  )
}

export default createPage(loadProductDetail, ProductDetailPage, 'product')
