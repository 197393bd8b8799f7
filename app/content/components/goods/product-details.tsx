import { productQuery } from '../../../features/catalogue/api/product-query'
import { hasPreparation, PreparationFacts } from '../../../features/catalogue/facts/preparation-facts'
import { PriceBlock } from '../../../features/catalogue/price-block'
import { ProductDetailsAccordion } from '../../../features/catalogue/facts/product-details'
import { hasSpecs } from '../../../features/catalogue/facts/late-spec-groups'
import { SpecGroups } from '../../../features/catalogue/facts/spec-groups'
import { hasTaste, TasteProfile } from '../../../features/catalogue/facts/taste-profile'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import type { Product } from '../../../features/catalogue/model/product'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { ButtonLink } from '../../../ui/action/button'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'

/** One product in detail within content: picture, taste, preparation, and all details. */
function ProductDetailsView({ product, headline }: { product: Product; headline?: string }) {
  const labels = useTileLabels()
  const [image] = product.images
  return (
    <section className="section">
      <div className="wrap split split-top">
        <Image
          src={image?.link ?? DEFAULT_IMAGE}
          alt={image?.alt ?? ''}
          width={1}
          height={1}
          widths="half"
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="corners"
        />
        <div className="grid content-start gap-6">
          <header className="grid gap-3">
            {headline && <p className="eyebrow">{headline}</p>}
            <h2 className="heading-2">{product.name}</h2>
            {product.promise && <p className="text-lead text-muted">{product.promise}</p>}
          </header>
          {hasTaste(product.taste) && <TasteProfile taste={product.taste} />}
          {hasPreparation(product.preparation) && <PreparationFacts preparation={product.preparation} />}
          <ProductDetailsAccordion product={product} />
          <div className="flex flex-wrap items-end justify-between gap-4">
            <PriceBlock {...product} />
            <ButtonLink to={product.to} kind="secondary" aria-label={`${labels.view}, ${product.name}`}>
              {labels.view}
            </ButtonLink>
          </div>
        </div>
      </div>
      {hasSpecs(product.details.specs) && (
        <div className="wrap mt-10">
          <SpecGroups specs={product.details.specs} />
        </div>
      )}
    </section>
  )
}

interface ProductDetailsProps {
  productId: string
  headline?: string
}

function ProductDetails({ attributes: { productId, headline } }: ContentProps<ProductDetailsProps>) {
  const { data: product } = useRead(productQuery(usePlatform(), productId))
  return product ? <ProductDetailsView product={product} headline={headline} /> : null
}

export const productDetailsType = defineContentType<ProductDetailsProps>({
  typeIds: ['productDetails'],
  parse: data => {
    const productId = readText(data, 'productId')
    return productId === undefined ? undefined : { productId, headline: readText(data, 'headline') }
  },
  Component: ProductDetails,
  queries: ({ productId }, platform) => [productQuery(platform, productId)]
})
