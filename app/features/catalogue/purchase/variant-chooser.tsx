import { formatPrice } from '../../../intl/format-price'
import { useIntl } from '../../../intl/intl'
import { useSite } from '../../../visit/site/site-context'
import { ChipLink } from '../../../ui/action/chip'
import { Image } from '../../../ui/media/image'
import { Link } from '../../../ui/action/link'
import type { Variations } from '../model/product'
import { listOptions, type ChoiceOption, type Choices } from '../model/variant-choice'
import { productMessages as messages } from '../product-messages'

interface VariantChooserProps {
  variations: Variations
  choices: Choices
  /** Path of the product, to which the choices are added as a query string. */
  path: string
  /** The values of a gift card are prices themselves. */
  withoutPrices?: boolean
}

/** Anchor of the choices, the target for shoppers who have not made them yet. */
export const CHOICES_ID = 'choices'

/** The variation attributes, as pictures or chips. Each value is a link, so it works without scripts. */
export function VariantChooser({ variations, choices, path, withoutPrices = false }: VariantChooserProps) {
  return (
    <div id={CHOICES_ID} className="variant-chooser">
      {variations.attributes
        .filter(attribute => attribute.values.length > 1)
        .map(attribute => {
          const options = listOptions(variations, attribute, choices)
          const chosen = options.find(option => option.isChosen)
          const headingId = `choose-${attribute.id}`
          return (
            <section key={attribute.id} aria-labelledby={headingId} className="grid gap-2">
              <h2 id={headingId} className="text-sm font-semibold">
                <span>{attribute.name}</span>
                {chosen && <span className="variant-chosen">{`: ${chosen.name}`}</span>}
              </h2>
              <ul role="list" className="variant-values">
                {options.map(option => (
                  <li key={option.value}>
                    <Option option={option} to={`${path}${option.search}`} withoutPrice={withoutPrices} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
    </div>
  )
}

interface OptionProps {
  option: ChoiceOption
  to: string
  withoutPrice: boolean
}

function Option({ option, to, withoutPrice }: OptionProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { currency } = useSite()
  const { name, image, isChosen, isAvailable, price } = option
  const cost = price !== undefined && !withoutPrice && (
    <span className="block text-xs figures">{formatPrice(intl, price, currency)}</span>
  )
  const note = !isAvailable && <span className="sr-only"> {formatMessage(messages.unavailableValue)}</span>
  const shared = { to, replace: true, rel: 'nofollow' }
  if (image) {
    return (
      <Link {...shared} aria-current={isChosen || undefined} className="swatch">
        <Image
          src={image}
          alt=""
          width={1}
          height={1}
          widths="thumbnail"
          sizes="84px"
          className="swatch-image"
        />
        <span className={isAvailable ? undefined : 'swatch-gone'}>{name}</span>
        {cost}
        {note}
      </Link>
    )
  }
  return (
    <ChipLink {...shared} current={isChosen} className={isAvailable ? undefined : 'variant-gone'}>
      <span>{name}</span>
      {cost}
      {note}
    </ChipLink>
  )
}
