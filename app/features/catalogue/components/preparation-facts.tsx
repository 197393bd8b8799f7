import { useIntl } from 'react-intl'
import { Icon, type IconName } from '../../../ui/icon/icon'
import type { Preparation } from '../model/product'
import { productMessages as messages } from '../product-messages'

export const hasPreparation = (preparation: Preparation): boolean => Object.keys(preparation).length > 0

/** How to prepare a cup: amount, water, temperature, time. */
export function PreparationFacts({ preparation }: { preparation: Preparation }) {
  const { formatMessage, formatNumber } = useIntl()
  const measure = (value: number | undefined, unit: 'gram' | 'milliliter' | 'celsius') =>
    value === undefined ? undefined : formatNumber(value, { style: 'unit', unit })
  const { grams, milliliters, temperature, minutes } = preparation
  const facts: { icon: IconName; term: string; value: string | undefined }[] = [
    {
      icon: 'leaf',
      term: formatMessage(messages.grams),
      value: measure(grams, 'gram')
    },
    {
      icon: 'cup',
      term: formatMessage(messages.water),
      value: measure(milliliters, 'milliliter')
    },
    {
      icon: 'thermometer',
      term: formatMessage(messages.temperature),
      value: measure(temperature, 'celsius')
    },
    {
      icon: 'clock',
      term: formatMessage(messages.minutes),
      value:
        minutes === undefined
          ? undefined
          : formatMessage(messages.minutesValue, { minutes: formatNumber(minutes) })
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
