/**
 * `npm run scale -- [parts] [--seconds 5] [--write]`, after `npm run build`: how the shop behaves with longer lists,
 * larger catalogues, more visitors and more processes, and what an instance costs; prints the tables of
 * docs/scale.md, or with `--write` puts them there. Talks to this machine only.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { replacePart } from './scale/markdown'
import { measureCatalogues } from './scale/parts/measure-catalogues'
import { measureConnections } from './scale/parts/measure-connections'
import { measureCosts } from './scale/parts/measure-costs'
import { measureLists } from './scale/parts/measure-lists'
import { measureProcesses } from './scale/parts/measure-processes'
import { measureRuntime } from './scale/parts/measure-runtime'
import { leaveFirstCore } from './scale/processes/start-program'
import { parseScaleArguments } from './scale/parse-scale-arguments'
import { describeMachine, type ScaleOptions } from './scale/scale-setup'

const DOCUMENT = 'docs/scale.md'

/** In the document's order. */
const PARTS: Record<string, (options: ScaleOptions) => Promise<string>> = {
  lists: measureLists,
  catalogues: measureCatalogues,
  connections: measureConnections,
  processes: measureProcesses,
  runtime: measureRuntime,
  costs: measureCosts
}

async function scale(): Promise<void> {
  const { parts, seconds, isWriting } = parseScaleArguments(process.argv.slice(2), Object.keys(PARTS))
  leaveFirstCore()
  for (const part of parts) {
    const table = await PARTS[part]?.({ seconds })
    const text = `${table}\n\n${describeMachine()}`
    console.log(`\n## ${part}\n\n${text}`)
    if (isWriting) writeFileSync(DOCUMENT, replacePart(readFileSync(DOCUMENT, 'utf8'), part, text))
  }
}

scale().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
