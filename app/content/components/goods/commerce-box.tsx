import { useAddToBasket } from '../../../features/basket/use-add-to-basket'
import { buildTilePrice } from '../../../features/catalogue/product-tile-card'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import { useTileAdding } from '../../../features/catalogue/use-tile-adding'
import { groundClass, type Ground } from '../../../ui/ground'
import { Button, ButtonLink } from '../../../ui/action/button'
import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import { Price } from '../../../ui/product/price'
import { readChoice, readText, type ContentPicture, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readGround } from '../../grounds'
import { readOwnPicture } from '../../read-pictures'
import { useTile, listTileQueries } from '../../use-tile'

interface CommerceBoxProps {
  productId: string
  subline?: string
  /** Instead of the product's name and picture. */
  headline?: string
  image?: ContentPicture
  text?: string
  ground: Ground
  imageFirst: boolean
}

function readCommerceBox(data: Attributes): CommerceBoxProps | undefined {
  const productId = readText(data, 'productId')
  if (productId === undefined) return undefined
  return {
    productId,
    subline: readText(data, 'subline'),
    headline: readText(data, 'headline'),
    image: readOwnPicture(data),
    text: readText(data, 'text'),
    ground: readGround(data, 'theme') ?? 'tint',
    imageFirst: readChoice(data, 'imagePosition', ['left', 'right']) !== 'right'
  }
}

/** One product with a recommendation and an add button; not rendered without the product. */
function CommerceBox({ attributes }: ContentProps<CommerceBoxProps>) {
  const { productId, subline, headline, image, text, ground, imageFirst } = attributes
  const labels = useTileLabels()
  const { add } = useAddToBasket()
  const { onAdd, addingId } = useTileAdding(add)
  const tile = useTile(productId)
  if (!tile) return null
  const price = buildTilePrice(tile, labels)
  // Until scripts run, adding means going to the product.
  const leadOn = tile.addable ? labels.add : tile.orderable ? labels.choose : labels.view
  const picture = image ?? (tile.image === undefined ? undefined : { src: tile.image, alt: '' })

  return (
    <section className="section">
      <div className="wrap">
        <article className={`commerce-box ${groundClass(ground)}`}>
          {picture && (
            <Link to={tile.to} tabIndex={-1} aria-hidden className={imageFirst ? '' : 'md:order-last'}>
              <Image
                {...picture}
                width={1}
                height={1}
                widths="half"
                sizes="(min-width: 48rem) 50vw, 100vw"
                className="commerce-box-image"
              />
            </Link>
          )}
          <div className="commerce-box-words">
            <p className="eyebrow">{subline ?? tile.fact}</p>
            <h2 className="heading-2">
              <Link to={tile.to} className="link-plain">
                {headline ?? tile.name}
              </Link>
            </h2>
            {text && <p className="max-w-[29em] text-lead text-muted">{text}</p>}
            {price && <Price {...price} large />}
            {tile.availability && (
              <p className="font-semibold">
                {tile.availability === 'out_of_stock' ? labels.outOfStock : labels.preOrder}
              </p>
            )}
            {tile.addable && onAdd ? (
              <Button
                busy={addingId === tile.id}
                onClick={() => onAdd(tile)}
                aria-label={`${labels.add}, ${tile.name}`}
              >
                {labels.add}
              </Button>
            ) : (
              <ButtonLink to={tile.to} aria-label={`${leadOn}, ${tile.name}`}>
                {leadOn}
              </ButtonLink>
            )}
          </div>
        </article>
      </div>
    </section>
  )
}

export const commerceBoxType = defineContentType<CommerceBoxProps>({
  typeIds: ['commerceBox'],
  parse: readCommerceBox,
  Component: CommerceBox,
  queries: ({ productId }, platform) => listTileQueries(platform, productId)
})
