import { useIntl, type MessageDescriptor } from '../../../intl/intl'
import { IntensityScale } from '../../../ui/product/intensity-scale'
import type { Caffeine, Taste } from '../model/product'
import { productMessages as messages } from '../product-messages'

const SCALES = ['flavorIntensity', 'fruitiness', 'roasting'] as const
const MOST = 5

/** From no caffeine on; what is left in decaf coffee is no step of its own. */
const CAFFEINE_WORDS: Record<Caffeine, MessageDescriptor> = {
  none: messages.caffeineNone,
  decaf: messages.caffeineDecaf,
  low: messages.caffeineLow,
  medium: messages.caffeineMedium,
  high: messages.caffeineHigh
}

export const hasTaste = (taste: Taste): boolean => Object.keys(taste).length > 0

/** The intensity group: flavour intensity, fruitiness, roasting, and caffeine (requirement 4.2). */
export function TasteProfile({ taste }: { taste: Taste }) {
  const { formatMessage } = useIntl()
  const { caffeine } = taste
  return (
    <div>
      {SCALES.map(scale => {
        const value = taste[scale]
        return value === undefined ? null : (
          <IntensityScale
            key={scale}
            term={formatMessage(messages[scale])}
            value={value}
            max={MOST}
            valueLabel={formatMessage(messages.scale, { value, max: MOST })}
          />
        )
      })}
      {caffeine && (
        <IntensityScale
          term={formatMessage(messages.caffeine, { level: formatMessage(CAFFEINE_WORDS[caffeine]) })}
          value={Math.max(0, Object.keys(CAFFEINE_WORDS).indexOf(caffeine) - 1)}
          max={3}
          valueLabel={formatMessage(CAFFEINE_WORDS[caffeine])}
        />
      )}
    </div>
  )
}
