import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

interface Options<Part extends string> {
  parts: Part[]
  /** How often each figure of the server is taken; the median counts. */
  rounds: number
  /** The folder of another build of this shop, measured in turns with ours. */
  compare?: string
  /** Writes the tables into the document. */
  isWriting: boolean
}

/**
 * Reads the arguments of `npm run bench` and `npm run scale`.
 *
 * @throws Error that lists what may be given instead
 */
export function readOptions<Part extends string>(args: string[], known: readonly Part[]): Options<Part> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: known.join(',') },
      rounds: { type: 'string', default: '5' },
      compare: { type: 'string' },
      write: { type: 'boolean', default: false }
    }
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds}: give a whole number above 0`)
  const { compare } = values
  if (compare !== undefined && !existsSync(join(compare, 'serve.cjs')))
    throw new Error(`--compare ${compare}: give the folder of another build, with its serve.cjs`)
  return { parts: parseParts(values.only, known), rounds, compare, isWriting: values.write }
}

/** The parts in their usual order, in whichever order they are named. */
function parseParts<Part extends string>(text: string, known: readonly Part[]): Part[] {
  const chosen = text.split(',').map(name => name.trim())
  if (!chosen.every(name => known.some(part => part === name)))
    throw new Error(`--only ${text}: the parts are ${known.join(', ')}`)
  return known.filter(part => chosen.includes(part))
}
