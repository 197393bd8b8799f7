import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Resolves with what was written once the sandbox answers or ends. */
async function startSandbox(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: { ...process.env, SANDBOX_DATA: ':memory:', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  const ended = once(child, 'exit')
  const ready = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString()
        if (said.includes('sandbox ready')) resolve()
      })
  })
  await Promise.race([ready, ended])
  return {
    said: () => said,
    origin: /sandbox ready on (\S+)/.exec(said)?.[1],
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await ended
      return child.exitCode
    }
  }
}

let taken: { port: string; close: () => void }
beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  taken = { port: String((server.address() as { port: number }).port), close: () => server.close() }
})
afterAll(() => taken.close())

it('starts without the web view when its port is taken, with a warning', async () => {
  const sandbox = await startSandbox({ SANDBOX_PORT: '0', SANDBOX_APP_PORT: taken.port })
  try {
    expect(sandbox.said()).toContain(
      'There is no web view, SANDBOX_APP_PORT cannot be used: listen EADDRINUSE'
    )
    const page = await (await fetch(`${sandbox.origin}/console/app`)).text()
    expect(page).toContain('The web view is off.')
  } finally {
    await sandbox.stop()
  }
}, 60_000)

it('ends with a clear error where its own port is taken', async () => {
  const sandbox = await startSandbox({ SANDBOX_PORT: taken.port })
  expect(sandbox.said()).toContain('The sandbox cannot listen: listen EADDRINUSE')
  expect(await sandbox.stop()).toBe(1)
}, 60_000)
