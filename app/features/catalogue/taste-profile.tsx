import { useIntl } from '../../intl/intl'
import { IntensityScale } from '../../ui/product/intensity-scale'
import type { Caffeine, Taste } from './model/product'
import { productMessages as messages } from './product-messages'

const SCALES = ['flavorIntensity', 'fruitiness', 'roasting'] as const
const MOST = 5

const CAFFEINE_STEPS: Record<Caffeine, number> = { none: 0, low: 1, medium: 2, high: 3 }
const CAFFEINE_WORDS = {
  none: messages.caffeineNone,
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
          value={CAFFEINE_STEPS[caffeine]}
          max={3}
          valueLabel={formatMessage(CAFFEINE_WORDS[caffeine])}
        />
      )}
    </div>
  )
}
