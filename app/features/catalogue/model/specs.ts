import type { specMessages } from '../product-messages'

/** A technical detail that the shop has a label for (requirement 2.2). */
export type SpecKey = keyof typeof specMessages
export type SpecValue = string | number | boolean | string[]
export type Specs = Partial<Record<SpecKey, SpecValue>>

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

/** Machines differ from accessories by their mains voltage. */
export const isMachine = ({ voltageRating }: Specs): boolean => voltageRating !== undefined

export type SpecGroup = keyof typeof specGroups

const KEYS: readonly SpecKey[] = Object.values(specGroups).flat()

/** The platform's details: a boolean, a number, a text or a list of texts; nothing else is a detail. */
export function readSpecs(given: unknown): Specs {
  const data = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  return Object.fromEntries(
    KEYS.flatMap(key => {
      const value = readValue(data[key])
      return value === undefined ? [] : [[key, value]]
    })
  )
}

function readValue(value: unknown): SpecValue | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'string') return value.trim() || undefined
  if (!Array.isArray(value)) return undefined
  const texts = value.flatMap((text: unknown) =>
    typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
  )
  return texts.length > 0 ? texts : undefined
}
