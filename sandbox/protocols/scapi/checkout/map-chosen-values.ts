import { say } from '../../../texts/localized-text'
import type { ChosenValue } from '../../../domain/catalogue/product'
import type { MappingContext } from '../../mapping-context'

/** `c_variationValues` of a line: its variant's values, in the shopper's language. */
export const mapChosenValues = (values: ChosenValue[] | undefined, { language }: MappingContext) =>
  values?.map(({ id, name, value, label }) => ({
    id,
    name: say(name, language),
    value,
    label: say(label, language)
  }))
