import type { SpecKey, Specs, SpecValue } from '../../../features/catalogue/model/specs'
import { specMessages } from '../../../features/catalogue/product-messages'
import { readFlag, readNumber, readText, readTexts, type Attributes } from '../../attributes'

const KEYS = Object.keys(specMessages) as SpecKey[]

/** A boolean, a list, a number or a text; nothing else is a detail. */
function readValue(data: Attributes, name: string): SpecValue | undefined {
  const value = data[name]
  if (Array.isArray(value)) {
    const texts = readTexts(data, name).filter(text => text.trim() !== '')
    return texts.length > 0 ? texts : undefined
  }
  return readFlag(data, name) ?? (typeof value === 'number' ? readNumber(data, name) : readText(data, name))
}

/** The technical details of an editor that the shop has labels for (requirement 2.2). */
export function readEditorSpecs(data: Attributes): Specs {
  return Object.fromEntries(
    KEYS.flatMap(key => {
      const value = readValue(data, key)
      return value === undefined ? [] : [[key, value]]
    })
  )
}
