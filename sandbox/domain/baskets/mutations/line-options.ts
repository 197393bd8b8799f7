import type { OptionValue, ProductOption } from '../../catalogue/product'
import type { SellableProduct } from '../../catalogue/sellable-product'
import { CheckoutError } from '../../checkout-error'
import type { ChosenOptions } from '../basket'

/** A chosen value, as a client names it (`optionItems`). */
export interface OptionInput {
  optionId: string
  optionValueId: string
}

/** The chosen value of an option, its first one where nothing is chosen that it has. */
export const findChosen = (
  { id, values }: ProductOption,
  chosen: ChosenOptions | undefined
): OptionValue | undefined => values.find(value => value.id === chosen?.[id]) ?? values[0]

function refuseOption(code: 'item' | 'value', detail: string, productId: string): CheckoutError {
  const type = `invalid-product-option-${code}`
  const title = `Invalid Product Option ${code === 'item' ? 'Item' : 'Value'}`
  return new CheckoutError('invalid', type, title, detail, { productId })
}

/**
 * The values of a line's options: those that the change names, else those before, else the first ones. Undefined for
 * a product without options. Throws a 400 error for an option or a value that the product does not have.
 */
export function chooseOptions(
  product: Pick<SellableProduct, 'id' | 'options'>,
  inputs: readonly OptionInput[] = [],
  before?: ChosenOptions
): ChosenOptions | undefined {
  const { id: productId, options = [] } = product
  for (const { optionId, optionValueId } of inputs) {
    const option = options.find(({ id }) => id === optionId)
    if (!option) throw refuseOption('item', `The product has no option '${optionId}'.`, productId)
    if (!option.values.some(({ id }) => id === optionValueId))
      throw refuseOption('value', `The option '${optionId}' has no value '${optionValueId}'.`, productId)
  }
  if (options.length === 0) return undefined
  const named = Object.fromEntries(inputs.map(({ optionId, optionValueId }) => [optionId, optionValueId]))
  return Object.fromEntries(
    options.map(option => [option.id, findChosen(option, { ...before, ...named })?.id ?? ''])
  )
}
