import { readFileSync } from 'node:fs'

export interface ServeCommand {
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
  const [before, after] = command.split(/(?:^| )node /)
  const words = after?.split(' ') ?? []
  const file = words.pop()
  if (before === undefined || !file) throw new Error(`"${command}" does not start a file with node`)
  const settings = before.split(' ').filter(Boolean)
  return {
    env: Object.fromEntries(settings.map(setting => setting.split('=', 2) as [string, string])),
    flags: words,
    file
  }
}
