import type { Attribute, ComponentType } from '../../component-types/component-type'
import type { SiteId } from '../../domain/sites/site'
import { t } from '../localized'
import { buildProductId } from '../products/base-product'
import { component, type ComponentDraft } from './build-pages'

interface ExampleChoice {
  siteId: SiteId
  categoryId: string
  productNumber: number
  pictures: [string, ...string[]]
}

/** An example of a component that has none of its own on the demo page, from its definition alone. */
export function buildExample(
  id: string,
  { attributes }: Pick<ComponentType, 'attributes'>,
  choice: ExampleChoice
): ComponentDraft {
  const { siteId, categoryId, productNumber, pictures } = choice
  const productId = buildProductId(siteId, productNumber)
  const buildValue = ({ kind, name, min = 1, choices = [], entries = [] }: Attribute): unknown => {
    const values: Record<Attribute['kind'], unknown> = {
      text:
        name === 'headline'
          ? t('Überschrift', 'Headline')
          : t('Bild, Text und eine Schaltfläche.', 'A picture, a text and a button.'),
      html: t(
        '<p>Ein Satz, der erklärt, worum es geht.</p>',
        '<p>A sentence that says what this is about.</p>'
      ),
      number: min,
      flag: false,
      choice: choices[0],
      theme: choices[0],
      picture: { pictureId: pictures[0], alt: t('Beispielbild', 'Sample picture') },
      link: `/shop/${categoryId}`,
      product: productId,
      products: [productId],
      category: categoryId,
      list: [buildData(entries)],
      json: undefined
    }
    return values[kind]
  }
  const buildData = (all: readonly Attribute[]): Record<string, unknown> =>
    Object.fromEntries(
      all.flatMap(attribute => {
        const value = buildValue(attribute)
        return value === undefined ? [] : [[attribute.name, value]]
      })
    )
  return component(id, buildData(attributes))
}
