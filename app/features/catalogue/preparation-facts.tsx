import { useIntl } from '../../intl/intl'
import { Icon, type IconName } from '../../ui/media/icon'
import type { Preparation } from './model/product'
import { productMessages as messages } from './product-messages'

export const hasPreparation = (preparation: Preparation): boolean => Object.keys(preparation).length > 0

/**
 * How to prepare a cup: amount, water, temperature, time. Units are words of ours: the first number with a unit takes
 * `Intl` 45 ms in a browser, and what it writes differs with the data that browser and server have.
 */
export function PreparationFacts({ preparation }: { preparation: Preparation }) {
  const { formatMessage, formatNumber } = useIntl()
  const { grams, milliliters, temperature, minutes } = preparation
  const write = (value: number | undefined, say: (text: string) => string) =>
    value === undefined ? undefined : say(formatNumber(value))
  const facts: { icon: IconName; term: string; value: string | undefined }[] = [
    {
      icon: 'leaf',
      term: formatMessage(messages.grams),
      value: write(grams, text => formatMessage(messages.gramsValue, { grams: text }))
    },
    {
      icon: 'cup',
      term: formatMessage(messages.water),
      value: write(milliliters, text => formatMessage(messages.millilitersValue, { milliliters: text }))
    },
    {
      icon: 'thermometer',
      term: formatMessage(messages.temperature),
      value: write(temperature, text => formatMessage(messages.degreesValue, { degrees: text }))
    },
    {
      icon: 'clock',
      term: formatMessage(messages.minutes),
      value: write(minutes, text => formatMessage(messages.minutesValue, { minutes: text }))
    }
  ]
  return (
    <dl className="facts">
      {facts.map(({ icon, term, value }) =>
        value === undefined ? null : (
          <div key={icon}>
            <dt>
              <Icon name={icon} className="mb-1.5 text-primary" />
              <span className="block">{term}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        )
      )}
    </dl>
  )
}
