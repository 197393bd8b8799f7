import { spawn } from 'node:child_process'

const isWindows = process.platform === 'win32'

/** Ends a process and all it started; one that has ended already is no error. */
function killGroup({ pid }) {
  if (!pid) return
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * A child process. With `limitMs` it has a process group of its own, and ends with all it started when that time is
 * over or when this process ends: nothing that hangs, or a pipe that a grandchild keeps open, holds up its caller.
 */
function start(command, args, { limitMs, ...options }) {
  const child = spawn(command, args, {
    shell: isWindows,
    detached: Boolean(limitMs) && !isWindows,
    ...options
  })
  if (!limitMs) return { child, isLate: () => false }
  let isLate = false
  const end = () => killGroup(child)
  const interrupt = () => process.exit(130)
  const limit = setTimeout(() => {
    isLate = true
    end()
  }, limitMs)
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt)
  child.once('exit', () => {
    clearTimeout(limit)
    process.off('exit', end)
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt)
    // Remaining child processes of the command, which would keep its pipes open.
    end()
  })
  return { child, isLate: () => isLate }
}

const sayLate = limitMs => `not ended within ${Math.round(limitMs / 1000)} s`

/**
 * Runs a command to its end, its output on ours; `limitMs` ends it.
 * @throws Error when it fails
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const { child, isLate } = start(command, args, { stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', code => {
      const how = isLate() ? `has ${sayLate(options.limitMs)}` : `failed with code ${code}`
      if (code === 0) resolve()
      else reject(new Error(`"${command} ${args.join(' ')}" ${how}`))
    })
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

/** Runs a command to its end and returns its output and success; `limitMs` ends it. */
export function collect(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const { child, isLate } = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', text => (output += text))
    }
    child.once('error', reject)
    child.once('close', code => {
      if (isLate()) output += `\n"${command} ${args.join(' ')}" has ${sayLate(options.limitMs)}\n`
      resolve({ ok: code === 0, output })
    })
  })
}
