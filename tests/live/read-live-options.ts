import { parseArgs } from 'node:util'

export const PARTS = ['failures', 'settings', 'rollouts', 'runtime', 'british', 'browser'] as const

export type Part = (typeof PARTS)[number]

export interface LiveOptions {
  /** In their usual order. */
  parts: Part[]
  /** Names of browser tests; all that can run without any. */
  specs: string[]
  /** One of the browser tests' two screens; both without it. */
  project?: string
}

/**
 * Reads the arguments of `npm run live`: `--only failures,browser`, and which browser tests: words and
 * `--project phone`.
 *
 * @throws Error that lists the parts, for anything else
 */
export function readLiveOptions(args: string[]): LiveOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string', default: PARTS.join(',') }, project: { type: 'string' } }
  })
  const chosen = values.only.split(',').map(name => name.trim())
  const unknown = chosen.filter(name => !PARTS.some(part => part === name))
  if (unknown.length > 0) throw new Error(`--only ${values.only}: the parts are ${PARTS.join(', ')}`)
  return { parts: PARTS.filter(part => chosen.includes(part)), specs: positionals, project: values.project }
}
