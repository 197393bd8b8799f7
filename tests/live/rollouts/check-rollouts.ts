import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { closeChannels } from '../../../app/features/basket/api/basket-channel'
import { startNginx } from '../../servers/start-nginx'
import { printClaims, type Claim } from '../../servers/claims'
import type { LiveRun } from '../live-run'
import { createRelease } from '../shape/create-release'
import { PORTS, SHOP } from '../shape/origins'
import { listBuilds, listFiles } from './kept-page'
import { underLoad } from './shop-under-load'
import { startMachine, type Machine } from './start-machine'

const HOME = '/jasmin/de'
const CART = '/jasmin/de/cart'
const AS_BROWSER = { headers: { accept: 'text/html' } }

/** Two roll-outs within seconds, one and the way back under load, and no process at all. */
export async function checkRollouts(run: LiveRun): Promise<boolean> {
  const folder = join(run.folder, 'releases')
  mkdirSync(folder)
  const [first = '', second = '', third = ''] = ['first', 'second', 'third'].map(name =>
    createRelease(folder, name)
  )
  const machine = await startMachine(run)
  try {
    await machine.rollOut(first)
    const nginx = await startNginx({
      port: PORTS.shop,
      shops: machine.portsFile,
      certificate: run.certificates.valid,
      origin: SHOP
    })
    await run.keep(Promise.resolve(nginx))
    machine.setReload(nginx.reload)
    const claims = [
      ...(await rollOutTwice(machine, second, third)),
      ...(await rollOutUnderLoad(run, machine, first, third)),
      ...(await stopAll(machine))
    ]
    await nginx.stop()
    return printClaims(claims)
  } finally {
    await machine.stop()
    closeChannels()
  }
}

async function rollOutTwice(machine: Machine, second: string, third: string): Promise<Claim[]> {
  const before = await ask(HOME)
  await machine.rollOut(second)
  await machine.rollOut(third)
  const kept = await ask(HOME)
  const [old] = listBuilds(before.text)
  const missing: string[] = []
  for (const file of listFiles(kept.text)) {
    const { status } = await ask(file)
    if (status !== 200) missing.push(`${file}: ${status}`)
  }
  const fresh = await ask(CART)
  return [
    {
      says: 'a page of the first build is in the cache after two roll-outs',
      holds: kept.cache === 'HIT' && old !== undefined && listBuilds(kept.text).join() === old,
      saw: `${kept.cache}, builds ${listBuilds(kept.text).join(', ')} instead of ${old}`
    },
    {
      says: `its styles and code are there, ${listFiles(kept.text).length} files`,
      holds: listFiles(kept.text).length > 5 && missing.length === 0,
      saw: missing.join(', ')
    },
    {
      says: 'a page that no cache keeps is of the third build',
      holds: listBuilds(fresh.text).length === 1 && listBuilds(fresh.text)[0] !== old,
      saw: listBuilds(fresh.text).join(', ')
    }
  ]
}

async function rollOutUnderLoad(
  run: LiveRun,
  machine: Machine,
  next: string,
  back: string
): Promise<Claim[]> {
  const { requests, failures } = await underLoad(run, async () => {
    await machine.rollOut(next)
    await machine.rollOut(back)
  })
  return [
    {
      says: `a roll-out and the way back under load fail none of ${requests} requests`,
      holds: requests > 100 && failures.length === 0,
      saw: `${failures.length}: ${failures.slice(0, 5).join(', ')}`
    }
  ]
}

async function stopAll(machine: Machine): Promise<Claim[]> {
  await machine.stopShops()
  const claims: Claim[] = []
  for (const [path, language] of [
    [CART, 'de'],
    ['/puro/en/cart', 'en']
  ] as const) {
    const { status, headers, text } = await ask(path)
    const saw = `${status}, Retry-After ${headers.get('retry-after')}, Server ${headers.get('server')}`
    claims.push(
      {
        says: `without a process ${path} is 503 with Retry-After, which no cache keeps`,
        holds:
          status === 503 &&
          Number(headers.get('retry-after')) > 0 &&
          /no-store|private/.test(headers.get('cache-control') ?? ''),
        saw
      },
      {
        says: `and a page of the shop's own in its language (${language}), without nginx's name or version`,
        holds:
          new RegExp(`<html[^>]*lang="${language}`).test(text) &&
          !/nginx/i.test(text) &&
          !/\d/.test(headers.get('server') ?? ''),
        saw: `${saw}, ${text.slice(0, 120)}`
      }
    )
  }
  return claims
}

async function ask(path: string) {
  const answer = await fetch(SHOP + path, AS_BROWSER)
  const { status, headers } = answer
  return { status, headers, cache: headers.get('x-cache'), text: await answer.text() }
}
