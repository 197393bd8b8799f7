import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** Runs a program of this folder as the server runs, in a process of its own; returns the lines that it prints. */
export async function runProgram(
  program: string,
  args: string[] = [],
  flags: string[] = []
): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, '--import', 'tsx', path.join(__dirname, program), ...args],
    { env: { ...process.env, NODE_ENV: 'production' } }
  )
  return stdout.trim().split('\n')
}
