import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The sources that a picture is drawn from: shapes, scenes, and the colours of products. */
const SEED = path.resolve('sandbox/seed')
const IS_SOURCE = /^(?:pictures|products)\/.*\.ts$|scenes?\.ts$/

let version: string | undefined

/**
 * Changes with the drawings, so that a picture's address, whose copies browsers keep for a year, does too. The
 * platform has a hash of the file there: "dw1a2b3c4d".
 */
export function getDrawingVersion(): string {
  version ??= hashSources()
  return version
}

function hashSources(): string {
  const hash = createHash('sha256')
  const files = readdirSync(SEED, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(path.sep, '/'))
    .filter(file => IS_SOURCE.test(file) && !file.endsWith('.test.ts'))
    .sort()
  for (const file of files) hash.update(file).update(readFileSync(path.join(SEED, file)))
  return `dw${hash.digest('hex').slice(0, 8)}`
}
