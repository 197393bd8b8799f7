import { spawn } from 'node:child_process'
import { readTable, type SettingsRow } from './read-table'

export interface Checked {
  code: number | null
  text: string
  rows: SettingsRow[]
}

/** Runs `npm run check:settings` with these settings. */
export async function runCheck(env: Record<string, string>): Promise<Checked> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/check-settings.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env }
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', part => (text += String(part)))
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done))
  return { code, text, rows: readTable(text) }
}
