import { buildTilePrice } from '../../../features/catalogue/product-tile-card'
import { useTileLabels } from '../../../features/catalogue/tile-labels'
import { defineMessages, useIntl } from '../../../intl/intl'
import { ButtonLink } from '../../../ui/action/button'
import { Price } from '../../../ui/product/price'
import { StageFrame } from '../../../ui/frame/stage-frame'
import { readList, readText, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { readStage, type StageProps } from '../../read-stage'
import { useTile, listTileQueries } from '../../use-tile'

const messages = defineMessages({
  buy: { id: 'machineStage.buy', defaultMessage: 'Buy now' }
})

/** More would push the price out of view on a phone. */
const MOST_FACTS = 4

interface MachineCommerceStageProps extends StageProps {
  /** Its name, price, picture and address are the defaults for what the editor leaves empty. */
  productId?: string
  facts: { label: string; value: string }[]
}

function readMachineCommerceStage(data: Attributes): MachineCommerceStageProps | undefined {
  const stage = readStage(data)
  const productId = readText(data, 'productId')
  if (!stage.headline && !stage.text && !stage.image && !stage.button && !productId) return undefined
  const facts = readList(data, 'facts').flatMap(fact => {
    const label = readText(fact, 'label')
    const value = readText(fact, 'value')
    return label && value ? [{ label, value }] : []
  })
  return { ...stage, productId, facts: facts.slice(0, MOST_FACTS) }
}

/** A stage for one machine: facts, price and buy button. Without the product it is an ordinary stage. */
function MachineCommerceStage({ attributes, first }: ContentProps<MachineCommerceStageProps>) {
  const { productId, headline, subline, text, image, button, ground, imagePosition, facts } = attributes
  const { formatMessage } = useIntl()
  const labels = useTileLabels()
  const tile = useTile(productId)
  const title = headline ?? tile?.name
  const price = tile && buildTilePrice(tile, labels)
  const picture = image ?? (tile?.image === undefined ? undefined : { src: tile.image, alt: tile.name })

  if (!title && !text && !picture && !button) return null

  return (
    <div className={first ? '' : 'section'}>
      <StageFrame
        title={title}
        eyebrow={subline}
        text={text}
        image={picture}
        imagePosition={imagePosition}
        ground={ground ?? 'espresso'}
        headingLevel={first === 'page' ? 1 : 2}
        priority={Boolean(first)}
        low={first === 'list'}
      >
        {facts.length > 0 && (
          <dl className="stage-facts">
            {facts.map(({ label, value }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {price && <Price {...price} large />}
        <div className="flex flex-wrap gap-3">
          {tile?.orderable && (
            <ButtonLink to={tile.to} aria-label={`${formatMessage(messages.buy)}, ${tile.name}`}>
              {formatMessage(messages.buy)}
            </ButtonLink>
          )}
          {tile && !tile.orderable && <p className="font-semibold">{labels.outOfStock}</p>}
          {button && (
            <ButtonLink to={button.link} kind={tile?.orderable ? 'secondary' : 'primary'}>
              {button.text}
            </ButtonLink>
          )}
        </div>
      </StageFrame>
    </div>
  )
}

export const machineCommerceStageType = defineContentType<MachineCommerceStageProps>({
  typeIds: ['machineCommerceStage'],
  parse: readMachineCommerceStage,
  Component: MachineCommerceStage,
  headsPage: ({ headline }) => headline !== undefined,
  queries: ({ productId }, platform) => listTileQueries(platform, productId)
})
