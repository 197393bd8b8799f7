import { useIntl } from '../../intl/intl'
import { hasPreparation, PreparationFacts } from '../../features/catalogue/facts/preparation-facts'
import { hasSpecs, MachineFacts, SpecGroups } from '../../features/catalogue/facts/late-spec-groups'
import { hasTaste, TasteProfile } from '../../features/catalogue/facts/taste-profile'
import type { Product } from '../../features/catalogue/model/product'
import { isMachine } from '../../features/catalogue/model/specs'
import { productMessages as messages } from '../../features/catalogue/product-messages'
import { StageFrame } from '../../ui/frame/stage-frame'
import { RichText } from '../../ui/rich-text/rich-text'

/** Product facts: description, taste, then a band with origin and preparation, or technical details. */
export function ProductFacts({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  const { preparation, scene, details } = product
  const { specs, origin } = details
  if (isMachine(specs)) return <MachineFacts product={product} />
  return (
    <>
      <MainFacts product={product} />
      {(origin || hasPreparation(preparation)) && (
        <div className="product-block">
          <StageFrame
            eyebrow={origin && formatMessage(messages.origin)}
            title={origin ?? formatMessage(messages.preparation)}
            image={scene === undefined ? undefined : { src: scene, alt: '' }}
            imagePosition="left"
          >
            {hasPreparation(preparation) && <PreparationFacts preparation={preparation} large />}
          </StageFrame>
        </div>
      )}
      {hasSpecs(specs) && (
        <section aria-labelledby="specs" className="product-block">
          <h2 id="specs" className="heading-3">
            {formatMessage(messages.specs)}
          </h2>
          <SpecGroups specs={specs} />
        </section>
      )}
    </>
  )
}

/** Description and what it is made of, beside its taste. */
function MainFacts({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  const { description, taste, details } = product
  const texts = (['ingredients', 'material'] as const).filter(name => details[name] !== undefined)
  if (!description && !hasTaste(taste) && texts.length === 0) return null
  return (
    <div className="product-facts">
      <section aria-labelledby="description" className="grid content-start gap-4">
        <h2 id="description" className="heading-3">
          {formatMessage(messages.description)}
        </h2>
        {description && <RichText html={description} />}
        {texts.map(name => (
          <div key={name} className="text-sm">
            <h3 className="font-semibold">{formatMessage(messages[name])}</h3>
            <p>{details[name]}</p>
          </div>
        ))}
      </section>
      {hasTaste(taste) && (
        <section aria-labelledby="taste" className="grid content-start gap-3">
          <h2 id="taste" className="heading-3">
            {formatMessage(messages.taste)}
          </h2>
          <TasteProfile taste={taste} />
        </section>
      )}
    </div>
  )
}
