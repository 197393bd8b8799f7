import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

export const PARTS = ['variety', 'pages', 'taps', 'loads', 'memory', 'lighthouse'] as const

export type Part = (typeof PARTS)[number]

export interface Options {
  /** How often each figure of the server is taken; the middle one counts. */
  rounds: number
  parts: Part[]
  /** The folder of another build of this shop, whose processor time is measured in turns with ours. */
  compare?: string
}

/**
 * Reads the arguments of `npm run bench`.
 * @throws Error that says what may be given instead
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: PARTS.join(',') },
      compare: { type: 'string' }
    }
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds}: give a whole number above 0`)
  const { compare } = values
  if (compare !== undefined && !existsSync(join(compare, 'serve.cjs')))
    throw new Error(`--compare ${compare}: give the folder of another build, with its serve.cjs`)
  return { rounds, parts: parseParts(values.only), compare }
}

/** The parts in their usual order, whichever order they were named in. */
function parseParts(text: string): Part[] {
  const chosen = text.split(',').map(name => name.trim())
  const unknown = chosen.filter(name => !PARTS.some(part => part === name))
  if (unknown.length > 0) throw new Error(`--only ${text}: the parts are ${PARTS.join(', ')}`)
  return PARTS.filter(part => chosen.includes(part))
}
