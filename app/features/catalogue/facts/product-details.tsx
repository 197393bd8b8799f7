import { useIntl } from '../../../intl/intl'
import { Accordion, type AccordionItem } from '../../../ui/frame/disclosure'
import { RichText } from '../../../ui/rich-text/rich-text'
import type { Product } from '../model/product'
import { productMessages as messages } from '../product-messages'

interface ProductDetailsProps {
  product: Pick<Product, 'description' | 'details'>
  /** The description is elsewhere on the page. */
  withoutDescription?: boolean
}

/** Description and ingredients of a product; less important sections are collapsed. */
export function ProductDetailsAccordion({ product, withoutDescription }: ProductDetailsProps) {
  const { formatMessage } = useIntl()
  const { ingredients, origin, material } = product.details

  const texts: AccordionItem[] = [
    { id: 'ingredients', headline: formatMessage(messages.ingredients), content: ingredients },
    { id: 'origin', headline: formatMessage(messages.origin), content: origin },
    { id: 'material', headline: formatMessage(messages.material), content: material }
  ].filter(item => item.content !== undefined)

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
    ...texts
  ]
  return items.length > 0 ? <Accordion items={items} openId={items[0]?.id} /> : null
}
