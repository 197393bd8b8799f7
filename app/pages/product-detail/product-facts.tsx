import { useIntl } from '../../intl/intl'
import { hasPreparation, PreparationFacts } from '../../features/catalogue/preparation-facts'
import { ProductDetailsAccordion } from '../../features/catalogue/product-details'
import { hasSpecs, SpecGroups } from '../../features/catalogue/late-spec-groups'
import { hasTaste, TasteProfile } from '../../features/catalogue/taste-profile'
import type { Product } from '../../features/catalogue/model/product'
import { productMessages } from '../../features/catalogue/product-messages'
import { RichText } from '../../ui/rich-text/rich-text'

/** Product facts: taste, preparation, details, technical details. */
export function ProductFacts({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  const { specs } = product.details
  return (
    <>
      <MainFacts product={product} />
      {hasSpecs(specs) && (
        <section aria-labelledby="specs" className="product-specs">
          <h2 id="specs" className="heading-3">
            {formatMessage(productMessages.specs)}
          </h2>
          <SpecGroups specs={specs} />
        </section>
      )}
    </>
  )
}

function MainFacts({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  const showsTaste = hasTaste(product.taste)
  const showsPreparation = hasPreparation(product.preparation)
  if (!showsTaste && !showsPreparation) return <DescriptionFirst product={product} />
  return (
    <div className="product-facts">
      <div className="grid content-start gap-10">
        {showsTaste && (
          <section aria-labelledby="taste" className="grid gap-3">
            <h2 id="taste" className="heading-3">
              {formatMessage(productMessages.taste)}
            </h2>
            <TasteProfile taste={product.taste} />
          </section>
        )}
        {showsPreparation && (
          <section aria-labelledby="preparation" className="grid gap-5">
            <h2 id="preparation" className="heading-3">
              {formatMessage(productMessages.preparation)}
            </h2>
            <PreparationFacts preparation={product.preparation} />
          </section>
        )}
      </div>
      <ProductDetailsAccordion product={product} />
    </div>
  )
}

/** Machines and gifts have no taste profile: their description is shown instead. */
function DescriptionFirst({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  return (
    <div className="product-facts">
      {product.description && (
        <section aria-labelledby="description" className="grid content-start gap-4">
          <h2 id="description" className="heading-3">
            {formatMessage(productMessages.description)}
          </h2>
          <RichText html={product.description} />
        </section>
      )}
      <ProductDetailsAccordion product={product} withoutDescription />
    </div>
  )
}
