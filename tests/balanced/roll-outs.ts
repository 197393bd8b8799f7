import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Agent, fetch as ask } from 'undici'
import { startSandbox } from '../../scripts/scale/processes/start-sandbox'
import type { Claim } from '../servers/claims'
import { startStandInMachine, type StandInMachine } from './stand-in-machine'

const PORTS = {
  sandbox: 5580,
  nginx: 5590,
  shops: [
    [5591, 5592],
    [5593, 5594]
  ]
} as const
const SHOP = `http://127.0.0.1:${PORTS.nginx}`
/** How many visitors ask without a pause while builds change. */
const VISITORS = 4
/** With another query it is another page for the cache. */
const KEPT = '/jasmin/de/shop/green-tea'

/** Another text in every page's styles makes another build for browsers. */
const changeStyles = (name: string) => (build: string) => {
  appendFileSync(join(build, 'static/styles.css'), `\n/* ${name} */\n`)
  rmSync(join(build, 'static/styles.css.br'))
}

/** The address of a page's styles, which names the build that made the page. */
async function readStyles(path: string): Promise<string> {
  const answer = await fetch(SHOP + path)
  return /href="(\/mobify\/bundle\/[^"]+\/static\/styles\.css)"/.exec(await answer.text())?.[1] ?? ''
}

interface Load {
  asked: number
  failures: string[]
  end(): Promise<void>
}

/**
 * Pages that no cache keeps, and sessions that are opened: a POST that nginx sends to one process only. Each on a new
 * connection: when nginx reads its configuration anew it closes those that wait, and browsers ask again by themselves.
 */
function startLoad(): Load {
  let isOver = false
  const load: Load = { asked: 0, failures: [], end: () => Promise.resolve() }
  const dispatcher = new Agent({ pipelining: 0 })
  const look = async () => {
    const answer = await ask(`${SHOP}/jasmin/de/cart`, { dispatcher })
    const text = await answer.text()
    if (answer.status !== 200 || !text.trimEnd().endsWith('</html>'))
      throw new Error(`a page with ${answer.status}`)
  }
  const open = async () => {
    const answer = await ask(`${SHOP}/session`, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'jasmin' })
    })
    await answer.text()
    if (answer.status !== 200) throw new Error(`a session with ${answer.status}`)
  }
  const visit = async (task: () => Promise<unknown>) => {
    while (!isOver) {
      load.asked += 1
      await task().catch((error: unknown) => load.failures.push(String(error)))
    }
  }
  const visitors = Array.from({ length: VISITORS }, (_, number) => visit(number % 2 === 0 ? look : open))
  load.end = async () => {
    isOver = true
    await Promise.all(visitors)
    await dispatcher.close()
  }
  return load
}

/** Two roll-outs within seconds and one back, under load, as `deploy/README.md` has them. */
export async function checkRollOuts(): Promise<Claim[]> {
  const sandbox = await startSandbox({ port: PORTS.sandbox })
  const machine = await startStandInMachine(PORTS, {
    PLATFORM_ORIGIN: `http://127.0.0.1:${PORTS.sandbox}`,
    PUBLIC_ORIGIN: SHOP,
    TRUSTED_PROXIES: '1'
  })
  try {
    return await rollOutUnderLoad(machine)
  } finally {
    await machine.stop()
    await sandbox.stop()
  }
}

async function rollOutUnderLoad(machine: StandInMachine): Promise<Claim[]> {
  const claims: Claim[] = []
  const claim = (says: string, holds: boolean, saw?: string) => void claims.push({ says, holds, saw })
  machine.addRelease('first')
  machine.addRelease('second', changeStyles('second'))
  machine.addRelease('third', changeStyles('third'))
  machine.addRelease('broken', build => writeFileSync(join(build, 'serve.cjs'), 'process.exit(1)'))

  const begun = await machine.rollOut('first')
  claim('starts on a machine where nothing ran', begun.code === 0, begun.log)
  const first = await readStyles(KEPT)
  const load = startLoad()
  const styles = [first]
  for (const name of ['second', 'third', 'first']) {
    const { code, log } = await machine.rollOut(name)
    claim(`rolls the ${name} build out`, code === 0, log)
    const seen = await readStyles(`${KEPT}?limit=${styles.length}`)
    claim(
      `makes pages with the ${name} build then`,
      name === 'first' ? seen === first : !styles.includes(seen)
    )
    styles.push(seen)
    claim(
      'still gives away a page that the cache has kept from the first build',
      (await readStyles(KEPT)) === first
    )
    for (const path of new Set(styles)) {
      const { status } = await fetch(SHOP + path)
      claim(`has the styles of each build so far (${path})`, status === 200, String(status))
    }
  }
  const failed = await machine.rollOut('broken')
  claim('refuses a build that does not start', failed.code === 1)
  claim('goes on with the one before', (await fetch(`${SHOP}/jasmin/de/cart`)).status === 200)
  await load.end()
  claim(
    `fails no request of ${load.asked} meanwhile`,
    load.failures.length === 0 && load.asked > 100,
    `${load.failures.length} failed: ${[...new Set(load.failures)].join(', ')}`
  )
  return claims
}
