import { productQuery } from '../../../features/catalogue/api/product-query'
import { usePlatform } from '../../../platform/platform-context'
import { useRead } from '../../../platform/use-read'
import { type Ground, groundClass } from '../../../ui/ground'
import { readText } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'
import { useAddToBasket } from '../../../features/basket/use-add-to-basket'
import { PriceBlock } from '../../../features/catalogue/price-block'
import { MissingPartsNote } from '../../../features/catalogue/purchase/missing-parts-note'
import { usePurchase } from '../../../features/catalogue/purchase/use-purchase'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import type { SetPart, Product } from '../../../features/catalogue/model/product'
import { productMessages } from '../../../features/catalogue/product-messages'
import { useIntl } from '../../../intl/intl'
import { Button, ButtonLink } from '../../../ui/action/button'
import { DEFAULT_IMAGE, Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'

/** The parts of a set, each with its quantity; nothing for a product that is not a set. */
function SetContents({ parts }: { parts: readonly SetPart[] }) {
  const { formatMessage } = useIntl()
  if (parts.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-semibold">{formatMessage(productMessages.parts)}</h3>
      <ul role="list" className="set-contents">
        {parts.map(part => (
          <li key={part.productId}>
            <span className="figures text-muted">{`${part.quantity} ×`}</span>{' '}
            <Link to={part.to} className="link-plain inline-block py-2">
              {part.name}
            </Link>
            {!part.orderable && (
              <span className="text-sm text-error"> · {formatMessage(productMessages.outOfStock)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SetTeaserProps {
  set: Product
  headline?: string
  text?: string
  ground: Ground
}

/** A set with its parts and a single add button; says which parts are unavailable. */
function SetTeaser({ set, headline, text = set.promise, ground }: SetTeaserProps) {
  const labels = useTileLabels()
  const purchase = usePurchase(set, 0, useAddToBasket())
  const [image] = set.images
  return (
    <section className="section">
      <div className={`split-card ${groundClass(ground)}`}>
        <Image
          src={image?.link ?? DEFAULT_IMAGE}
          alt={image?.alt ?? ''}
          width={1}
          height={1}
          widths="half"
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="lg:h-full"
        />
        <div className="split-words">
          <header className="grid gap-3">
            {headline && <p className="eyebrow">{headline}</p>}
            <h2 className="heading-2">{set.name}</h2>
            {text && <p className="text-muted">{text}</p>}
          </header>
          <SetContents parts={set.parts} />
          <PriceBlock {...set} />
          {purchase.state === 'ready' && <MissingPartsNote missing={purchase.missing} />}
          <div className="flex flex-wrap gap-3">
            {purchase.state === 'ready' && (
              <Button
                busy={purchase.isAdding}
                onClick={purchase.add}
                className="needs-script"
                aria-label={`${labels.add}, ${set.name}`}
              >
                {labels.add}
              </Button>
            )}
            <ButtonLink to={set.to} kind="secondary" aria-label={`${labels.view}, ${set.name}`}>
              {labels.view}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

interface ProductSetTeaserProps {
  productId: string
  headline?: string
  text?: string
  ground: Ground
}

function ProductSetTeaser({ attributes: { productId, ...words } }: ContentProps<ProductSetTeaserProps>) {
  const { data: product } = useRead(productQuery(usePlatform(), productId))
  return product ? <SetTeaser set={product} {...words} /> : null
}

export const productSetTeaserType = defineContentType<ProductSetTeaserProps>({
  typeIds: ['productSetTeaser'],
  parse: data => {
    const productId = readText(data, 'productId')
    return productId === undefined
      ? undefined
      : {
          productId,
          headline: readText(data, 'headline'),
          text: readText(data, 'text'),
          ground: readGround(data, 'theme') ?? 'tint'
        }
  },
  Component: ProductSetTeaser,
  queries: ({ productId }, platform) => [productQuery(platform, productId)]
})
