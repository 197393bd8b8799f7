import { useIntl } from '../../../intl/intl'
import { StageFrame } from '../../../ui/frame/stage-frame'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { Product } from '../model/product'
import type { SpecKey } from '../model/specs'
import { productMessages as messages, specMessages } from '../product-messages'
import { SpecGroups, useSpecText } from './spec-groups'
import { MachineComparison } from './machine-comparison'

/** Facts that decide, as tiles; of those that a machine lacks nothing is shown. */
const TILES: readonly SpecKey[] = [
  'waterTank',
  'capacity',
  'pressure',
  'power',
  'width',
  'weight',
  'waterHardness'
]
const MOST_TILES = 4

/** A machine's facts: its dark stage with tiles, technical details, and a comparison with its neighbours. */
export function MachineFacts({ product }: { product: Product }) {
  const { formatMessage } = useIntl()
  const describe = useSpecText()
  const { images, name, promise, description, details } = product
  const tiles = TILES.filter(key => details.specs[key] !== undefined).slice(0, MOST_TILES)
  const picture = images[1] ?? images[0]
  return (
    <>
      <div className="product-block">
        <StageFrame
          eyebrow={product.categories.at(-1)?.name}
          title={name}
          text={promise}
          image={picture && { src: picture.link, alt: picture.alt }}
          ground="espresso"
        >
          <dl className="flex w-full flex-wrap gap-3">
            {tiles.map(key => (
              <div key={key} className="machine-tile corners-small">
                <dt className="text-xs text-muted">{formatMessage(specMessages[key])}</dt>
                <dd className="heading-4">{describe(details.specs[key])}</dd>
              </div>
            ))}
          </dl>
        </StageFrame>
      </div>
      {description && (
        <section aria-labelledby="description" className="product-block">
          <h2 id="description" className="heading-3">
            {formatMessage(messages.description)}
          </h2>
          <RichText html={description} className="max-w-[44rem]" />
        </section>
      )}
      <section aria-labelledby="specs" className="product-block">
        <h2 id="specs" className="heading-3">
          {formatMessage(messages.specs)}
        </h2>
        <SpecGroups specs={details.specs} />
      </section>
      <MachineComparison product={product} />
    </>
  )
}
