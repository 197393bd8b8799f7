import { useIntl } from 'react-intl'
import { Accordion, type AccordionItem } from '../../../ui/disclosure/disclosure'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { Product } from '../model/product'
import { productMessages as messages, specMessages } from '../product-messages'

interface ProductDetailsProps {
  product: Pick<Product, 'description' | 'details'>
  /** The description stands elsewhere on the page. */
  withoutDescription?: boolean
}

/** The product's details; less important sections are collapsed. */
export function ProductDetailsAccordion({ product, withoutDescription }: ProductDetailsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { ingredients, origin, material, specs } = product.details

  const texts: AccordionItem[] = [
    { id: 'ingredients', headline: formatMessage(messages.ingredients), content: ingredients },
    { id: 'origin', headline: formatMessage(messages.origin), content: origin },
    { id: 'material', headline: formatMessage(messages.material), content: material }
  ].filter(item => item.content !== undefined)

  // A detail with an unknown key has no label.
  const lines = Object.entries(specs).flatMap(([key, value]) => {
    const name = key in specMessages ? specMessages[key as keyof typeof specMessages] : undefined
    return name ? [{ key, name: formatMessage(name), value: describe(value) }] : []
  })

  const items: AccordionItem[] = [
    ...(product.description && !withoutDescription
      ? [
          {
            id: 'description',
            headline: formatMessage(messages.description),
            content: <RichText html={product.description} />
          }
        ]
      : []),
    ...texts,
    ...(lines.length > 0
      ? [
          {
            id: 'specs',
            headline: formatMessage(messages.specs),
            content: (
              <dl className="specs">
                {lines.map(line => (
                  <div key={line.key}>
                    <dt>{line.name}</dt>
                    <dd>{line.value}</dd>
                  </div>
                ))}
              </dl>
            )
          }
        ]
      : [])
  ]
  return items.length > 0 ? <Accordion items={items} openId={items[0]?.id} /> : null

  function describe(value: string | number | boolean) {
    if (typeof value === 'boolean') return formatMessage(value ? messages.yes : messages.no)
    return typeof value === 'number' ? formatNumber(value) : value
  }
}
