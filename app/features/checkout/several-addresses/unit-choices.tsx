import type { Steps } from '../../../fulfilment/stock'
import { LineGiftText } from '../../../gifts/line-gift-text'
import { useIntl } from '../../../intl/intl'
import { Select } from '../../../ui/form/select'
import { nameLine } from '../../../variations/variation'
import type { DivisibleProduct } from '../../basket/division/deliveries'
import { severalMessages as messages } from './several-messages'

interface Destination {
  shipmentId: string
  /** Who and where, in a few words. */
  name: string
}

interface UnitChoicesProps {
  id: string
  product: DivisibleProduct
  currency: string
  /** The first one gets what the others do not. */
  destinations: Destination[]
  units: Record<string, number>
  /** How many the product is sold in; undefined while it is not known. */
  steps: Steps | undefined
  onChange: (shipmentId: string, quantity: number) => void
}

/** Units of a product that are left for the first address; less than none where too many are divided. */
export const countRest = (
  { quantity }: Pick<DivisibleProduct, 'quantity'>,
  destinations: Destination[],
  units: Record<string, number>
): number => destinations.slice(1).reduce((rest, { shipmentId }) => rest - (units[shipmentId] ?? 0), quantity)

/** Whether a parcel may have so many units of a product: none, or as many as it is sold in. */
export const isParcelQuantity = (steps: Steps | undefined, quantity: number): boolean =>
  quantity === 0 ||
  !steps ||
  (quantity >= Math.max(steps.min, 1) && (quantity - steps.min) % Math.max(steps.step, 1) === 0)

/** How many units of a product go to each address. */
export function UnitChoices(props: UnitChoicesProps) {
  const { id, product, currency, destinations, units, steps, onChange } = props
  const { formatMessage } = useIntl()
  const { line, quantity, gift } = product
  const [first, ...others] = destinations
  const rest = countRest(product, destinations, units)
  const problem =
    rest < 0
      ? formatMessage(messages.tooMany, { divided: quantity - rest, count: quantity })
      : steps && first && !isParcelQuantity(steps, rest)
        ? formatMessage(messages.steps, { ...steps, count: rest, address: first.name })
        : undefined
  const choices = Array.from({ length: quantity + 1 }, (_each, count) => count)
  return (
    <fieldset className="grid gap-3" aria-describedby={gift && `${id}-gift`}>
      <legend className="mb-2 font-semibold">
        {formatMessage(messages.product, { name: nameLine(line), count: quantity })}
      </legend>
      {gift && (
        <div id={`${id}-gift`}>
          <LineGiftText gift={gift} currency={currency} />
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {others.map(({ shipmentId, name }, index) => (
          <Select
            key={shipmentId}
            id={`${id}-${index}`}
            label={formatMessage(messages.unitsTo, { address: name })}
            value={String(units[shipmentId] ?? 0)}
            error={index === 0 ? problem : undefined}
            onChange={event => onChange(shipmentId, Number(event.target.value))}
            options={choices
              .filter(count => isParcelQuantity(steps, count) || count === units[shipmentId])
              .map(count => ({ value: String(count), label: String(count) }))}
          />
        ))}
      </div>
      {first && (
        <p className="text-sm text-muted" aria-live="polite">
          {formatMessage(messages.rest, { count: Math.max(0, rest), address: first.name })}
        </p>
      )}
    </fieldset>
  )
}
