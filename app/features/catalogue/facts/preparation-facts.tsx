import { useIntl } from '../../../intl/intl'
import type { Preparation } from '../model/product'
import { productMessages as messages } from '../product-messages'

export const hasPreparation = (preparation: Preparation): boolean => Object.keys(preparation).length > 0

/**
 * How to prepare a cup: temperature, amount, time, water. Units are words of ours: the first number with a unit takes
 * `Intl` 45 ms in a browser, and what it writes differs with the data that browser and server have.
 */
export function PreparationFacts({ preparation, large }: { preparation: Preparation; large?: boolean }) {
  const { formatMessage, formatNumber } = useIntl()
  const { grams, milliliters, temperature, minutes } = preparation
  const facts: [term: string, value: string | false][] = [
    [
      formatMessage(messages.temperature),
      temperature !== undefined &&
        formatMessage(messages.degreesValue, { degrees: formatNumber(temperature) })
    ],
    [
      formatMessage(messages.grams),
      grams !== undefined && formatMessage(messages.gramsValue, { grams: formatNumber(grams) })
    ],
    [
      formatMessage(messages.minutes),
      minutes !== undefined && formatMessage(messages.minutesValue, { minutes: formatNumber(minutes) })
    ],
    [
      formatMessage(messages.water),
      milliliters !== undefined &&
        formatMessage(messages.millilitersValue, { milliliters: formatNumber(milliliters) })
    ]
  ]
  return (
    <dl className={large ? 'facts grid-cols-2' : 'facts'}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className={large ? 'heading-2 figures' : 'font-semibold figures'}>{value}</dd>
            </div>
          )
      )}
    </dl>
  )
}
