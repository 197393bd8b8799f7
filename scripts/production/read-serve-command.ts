import { readFileSync } from 'node:fs'

interface ServeCommand {
  /** Settings that the command itself brings. */
  env: Record<string, string>
  /** Of Node. */
  flags: string[]
  file: string
}

/**
 * The command `npm run serve` in its parts, for whoever starts the shop without npm in between: what is measured is
 * what runs.
 *
 * @throws Error where the command is written in another way
 */
export function readServeCommand(
  command = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }).scripts.serve
): ServeCommand {
  const words = command.split(' ')
  const node = words.indexOf('node')
  const settings = words.slice(0, node).map(setting => /^([A-Z_]+)=(.*)$/.exec(setting))
  const flags = words.slice(node + 1, -1)
  const file = words.at(-1)
  const isPlain = node >= 0 && settings.every(Boolean) && flags.every(flag => flag.startsWith('--'))
  if (!isPlain || !file?.endsWith('.cjs')) throw new Error(`"${command}" does not start a file with node`)
  return { env: Object.fromEntries(settings.map(found => [found?.[1], found?.[2]])), flags, file }
}
