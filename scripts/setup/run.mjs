import { spawn } from 'node:child_process'

/**
 * Runs a command to its end, its output on ours.
 * @throws Error when it fails
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options })
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`"${command} ${args.join(' ')}" failed with code ${code}`))
    )
  })
}

/** Runs a command to its end and answers whether it went well. */
export const runs = (command, args, options) =>
  run(command, args, options).then(
    () => true,
    error => {
      console.error(String(error.message ?? error))
      return false
    }
  )

/** Runs a command to its end and returns its output and success. */
export function collect(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      ...options
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', text => (output += text))
    }
    child.once('error', reject)
    child.once('close', code => resolve({ ok: code === 0, output }))
  })
}
