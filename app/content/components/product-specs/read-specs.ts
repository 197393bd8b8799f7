import { specMessages } from '../../../features/catalogue/product-messages'
import { readFlag, readNumber, readText, readTexts, type Attributes } from '../../attributes'

export type SpecKey = keyof typeof specMessages
export type SpecValue = string | number | boolean | string[]
export type Specs = Partial<Record<SpecKey, SpecValue>>

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

/** The technical details that the shop has labels for (requirement 2.3 "Product specs"). */
export function readSpecs(data: Attributes): Specs {
  return Object.fromEntries(
    KEYS.flatMap(key => {
      const value = readValue(data, key)
      return value === undefined ? [] : [[key, value]]
    })
  )
}

/** Groups of details, in display order. */
export const specGroups = {
  build: ['color', 'materials', 'height', 'width', 'depth', 'weight', 'cableLength', 'dishwasherSafe'],
  power: ['plugType', 'voltageRating', 'power', 'pressure', 'energySavingMode'],
  use: [
    'capacity',
    'capsuleWarning',
    'tempAdjustmant',
    'strengthAdjustment',
    'quantityAdjustment',
    'waterTank',
    'waterTankSensor',
    'waterHardness'
  ],
  model: ['modelVersion', 'weeeNumber']
} as const satisfies Record<string, readonly SpecKey[]>

export type SpecGroup = keyof typeof specGroups
