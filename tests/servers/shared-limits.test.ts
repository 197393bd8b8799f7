import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { LIMIT_RULES } from '../../app/server/limits/limit-rules'
import { findRedis } from '../../scripts/setup/ensure-redis.mjs'

const PROGRAM = join(__dirname, 'limits-program.ts')
const MOST = LIMIT_RULES.coupon.each.attempts

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function startUntil(line: RegExp, command: string, args: string[], env = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  children.push(child)
  let warnings = ''
  child.stderr.on('data', text => (warnings += String(text)))
  for await (const text of child.stdout) if (line.test(String(text))) break
  return { child, readWarnings: () => warnings }
}

const startRedis = async (port: number) =>
  startUntil(/Ready to accept/i, findRedis(), ['--port', `${port}`, '--save', '', '--bind', '127.0.0.1'])

async function startShop(env: Record<string, string>) {
  const port = await findFreePort()
  const started = await startUntil(/ready/, process.execPath, ['--import', 'tsx', PROGRAM], {
    ...env,
    PORT: `${port}`
  })
  const ask = async (path = '/', from = '203.0.113.9') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': from } })
    const [pid = '', wait = ''] = (await answer.text()).split(' ')
    return { pid, wait: Number(wait) }
  }
  return { ...started, ask }
}

const countPassing = (answers: { wait: number }[]) => answers.filter(({ wait }) => wait === 0).length

it('lets ten attempts pass of one caller in two processes that share a Redis', async () => {
  const redis = await findFreePort()
  await startRedis(redis)
  const REDIS_URL = `redis://127.0.0.1:${redis}`
  const shops = await Promise.all([startShop({ REDIS_URL }), startShop({ REDIS_URL })])
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => shops[at % 2]!.ask()))
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2)
  expect(countPassing(answers)).toBe(MOST)
  expect((await shops[0]!.ask('/', '203.0.113.10')).wait).toBe(0)
})

it('keeps no address and no key in clear in Redis', async () => {
  const port = await findFreePort()
  await startRedis(port)
  const { ask } = await startShop({ REDIS_URL: `redis://127.0.0.1:${port}` })
  await ask()
  const { Redis } = await import('ioredis')
  const client = new Redis(port)
  const keys = await client.keys('*')
  client.disconnect()
  expect(keys.sort()).toEqual([
    'shop-limit:coupon:all:all',
    expect.stringMatching(/^shop-limit:coupon:each:[\w-]{43}$/)
  ])
})

it.each<[string, NodeJS.Signals]>([
  ['goes away', 'SIGKILL'],
  ['is stopped', 'SIGSTOP']
])(
  'goes on counting by itself when Redis %s, says so once, and keeps nobody waiting',
  async (_how, signal) => {
    const port = await findFreePort()
    const redis = await startRedis(port)
    const { ask, readWarnings } = await startShop({ REDIS_URL: `redis://127.0.0.1:${port}` })
    expect((await ask()).wait).toBe(0)
    redis.child.kill(signal)
    const began = performance.now()
    const answers = []
    for (let time = 0; time < MOST + 3; time += 1) answers.push(await ask())
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(countPassing(answers)).toBe(MOST)
    const said = [...readWarnings().matchAll(/Redis does not answer \(redis:\/\/127\.0\.0\.1:(\d+), \w+\)/g)]
    expect(said.map(([, of]) => Number(of))).toEqual([port])
  }
)

it('lets ten attempts pass of one caller in processes of one machine without Redis', async () => {
  const { ask } = await startShop({ PROCESSES: '2' })
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  const countProcesses = () => new Set(answers.map(({ pid }) => pid)).size
  // On a busy machine one process answers many requests before the other takes any.
  while (answers.length < 40 || countProcesses() < 2)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => ask()))))
  expect(countPassing(answers)).toBe(MOST)
})

it('continues when a process crashes while it waits for its count', async () => {
  const { child, ask } = await startShop({ PROCESSES: '2' })
  await expect(ask('/break')).rejects.toThrow()
  for (let time = 0; time < 5; time += 1) await ask('/', `203.0.113.1${time}`).catch(() => undefined)
  expect((await ask('/', '203.0.113.20')).wait).toBe(0)
  expect(child.exitCode).toBeNull()
})
