import type { Variant, VariationAttribute, Variations } from './product'

/** Chosen values by attribute id. */
export type Choices = Record<string, string>

/**
 * The chosen value of each attribute: from the query string, keyed by attribute id (requirement 4.2), else of the variant
 * whose address this is, else the only value, else the preselected one, else that of the first available variant with
 * the others. Values that the product does not have are ignored.
 */
export function readChoices(
  { attributes, variants, own }: Variations,
  query: URLSearchParams,
  preset: Choices = {}
): Choices {
  const choices: Choices = {}
  for (const { id, values } of attributes) {
    const isKnown = (value: string | null | undefined) => values.some(entry => entry.value === value)
    const only = values.length === 1 ? values[0]?.value : undefined
    const chosen = [query.get(id), own[id], only, preset[id]].find(isKnown)
    if (chosen) choices[id] = chosen
  }
  if (attributes.every(({ id }) => choices[id])) return choices
  const fitting = variants.filter(variant => hasValues(variant, choices))
  const first = fitting.find(({ orderable }) => orderable) ?? fitting[0]
  return { ...first?.values, ...choices }
}

/** The variant that all attributes together lead to; undefined while one is open, or when no variant has them all. */
export function findChosenVariant(
  { attributes, variants }: Variations,
  choices: Choices
): Variant | undefined {
  if (attributes.length === 0 || listOpenAttributes({ attributes }, choices).length > 0) return undefined
  return variants.find(variant => hasValues(variant, choices))
}

/** Attributes that still have to be chosen. */
export const listOpenAttributes = (
  { attributes }: Pick<Variations, 'attributes'>,
  choices: Choices
): VariationAttribute[] => attributes.filter(({ id }) => !choices[id])

const hasValues = (variant: Variant, choices: Choices) =>
  Object.entries(choices).every(([id, value]) => variant.values[id] === value)

export interface ChoiceOption {
  value: string
  name: string
  image?: string
  isChosen: boolean
  /** False where no variant of this value and the other choices is available. */
  isAvailable: boolean
  /** Where the attribute's values differ in price: that of the cheapest variant with it and the other choices. */
  price?: number
  /** "?size=100g": the choices after this one. */
  search: string
}

/**
 * The values of an attribute as links. A value that does not go together with
 * the other choices stays reachable; it lets go of those.
 */
export function listOptions(
  variations: Variations,
  attribute: VariationAttribute,
  choices: Choices
): ChoiceOption[] {
  const found = attribute.values.map(each => {
    const together = { ...choices, [attribute.id]: each.value }
    const matching = variations.variants.filter(variant => hasValues(variant, together))
    const prices = matching.flatMap(({ price }) => price ?? [])
    return { ...each, together, matching, price: prices.length > 0 ? Math.min(...prices) : undefined }
  })
  const differ = new Set(found.flatMap(({ price }) => price ?? [])).size > 1
  return found.map(({ value, name, image, together, matching, price }) => {
    const next = matching.length > 0 ? together : { [attribute.id]: value }
    return {
      value,
      name,
      ...(image ? { image } : {}),
      ...(differ && price !== undefined && { price }),
      isChosen: choices[attribute.id] === value,
      isAvailable: matching.some(variant => variant.orderable),
      search: serializeChoices(variations, next)
    }
  })
}

/** Choices as a query string, in the order of the attributes. */
function serializeChoices({ attributes }: Pick<Variations, 'attributes'>, choices: Choices): string {
  const query = new URLSearchParams()
  for (const { id } of attributes) if (choices[id]) query.set(id, choices[id])
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** The picture of a chosen value, e.g. a gift card's motif, for as long as no variant with pictures of its own is chosen. */
export const findChosenImage = (
  { attributes }: Pick<Variations, 'attributes'>,
  choices: Choices
): string | undefined =>
  attributes
    .flatMap(({ id, values }) => values.filter(({ value }) => value === choices[id]))
    .find(({ image }) => image)?.image
