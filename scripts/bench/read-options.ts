import { parseArgs } from 'node:util'
import { parseRival, type Rival } from './parse-rival'

export const PARTS = ['pages', 'taps', 'loads', 'memory', 'lighthouse'] as const

export type Part = (typeof PARTS)[number]

export interface Options {
  /** How long ten connections ask for each page, in each round. */
  seconds: number
  parts: Part[]
  /** Another storefront, measured in turns with ours. */
  rival?: Rival
}

/**
 * Reads the arguments of `npm run bench`.
 * @throws Error that says what may be given instead
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '6' },
      only: { type: 'string', default: PARTS.join(',') },
      compare: { type: 'string' }
    }
  })
  const seconds = Number(values.seconds)
  if (!(seconds > 0)) throw new Error(`--seconds ${values.seconds}: give a number above 0`)
  return {
    seconds,
    parts: parseParts(values.only),
    rival: values.compare === undefined ? undefined : parseRival(values.compare)
  }
}

/** The parts in their usual order, whichever order they were named in. */
function parseParts(text: string): Part[] {
  const chosen = text.split(',').map(name => name.trim())
  const unknown = chosen.filter(name => !PARTS.some(part => part === name))
  if (unknown.length > 0) throw new Error(`--only ${text}: the parts are ${PARTS.join(', ')}`)
  return PARTS.filter(part => chosen.includes(part))
}
