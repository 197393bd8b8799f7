/**
 * `npm run scale -- [--only costs,visit] [--write]`, after `npm run build`: the cost of each kind of response and of a
 * visit, and of larger catalogues. Prints the tables of docs/scale.md, or with `--write` puts them there.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { readOptions } from './measure/read-options'
import { replacePart } from './measure/table'
import { measureCatalogues } from './scale/measure-catalogues'
import { measureCosts } from './scale/measure-costs'
import { measureVisit } from './scale/measure-visit'

const DOCUMENT = 'docs/scale.md'

/** In the document's order. */
const PARTS: Record<string, () => Promise<string>> = {
  costs: measureCosts,
  visit: measureVisit,
  catalogues: measureCatalogues
}

/** Figures mean nothing without it. */
function describeMachine(): string {
  const memory = (totalmem() / 1024 ** 3).toFixed(0)
  return `Measured on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`
}

async function scale(): Promise<void> {
  const { parts, isWriting } = readOptions(process.argv.slice(2), Object.keys(PARTS))
  for (const part of parts) {
    const text = `${await PARTS[part]?.()}\n\n${describeMachine()}`
    console.log(`\n## ${part}\n\n${text}`)
    if (isWriting) writeFileSync(DOCUMENT, replacePart(readFileSync(DOCUMENT, 'utf8'), part, text))
  }
}

scale().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
