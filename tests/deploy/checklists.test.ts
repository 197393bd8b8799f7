import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Setting } from '../../app/visit/config/formats'
import { SETTINGS } from '../../app/visit/config/setting-table'
import { PROXY_RULES } from '../../app/server/proxies/proxy-rules'

const read = (path: string) => readFileSync(path, 'utf8')
const readme = /## A real platform\n(.*?)\n## /s.exec(read('README.md'))?.[1] ?? ''
const goingLive = read('deploy/going-live.md')
const managedRuntime = read('deploy/managed-runtime.md')

const known: Record<string, Setting> = SETTINGS
/** What the runtime and the framework set, and the codes of hooks: no settings of ours. */
const NOT_OURS = [
  'NODE_ENV',
  'MRT_ALLOW_COOKIES',
  'SHOPPER_SCOPES',
  'ADDRESS_DOUBTED',
  'GIFT_TEXT_LINK',
  'GIFT_TEXT_TOO_LONG',
  'GIFT_TEXT_CHARACTERS',
  'GIFT_WRAP_UNAVAILABLE'
]

it.each([
  ['README.md', readme],
  ['deploy/going-live.md', goingLive],
  ['deploy/managed-runtime.md', managedRuntime]
])('%s names settings that there are', (_file, text) => {
  const named = [...text.matchAll(/`([A-Z][A-Z_]+_[A-Z_]*[A-Z])(?:=[^`]*|\/[a-z]+)?`/g)].map(
    ([, name = '']) => name
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(name => !known[name] && !NOT_OURS.includes(name))).toEqual([])
})

it('names every setting in the README without which a shop cannot open', () => {
  const needed = Object.entries(known).filter(([, { needed: when }]) => when)
  expect(needed.length).toBeGreaterThan(5)
  expect(needed.map(([name]) => name).filter(name => !readme.includes(name))).toEqual([])
})

it('lists the proxies that Managed Runtime has to be given', () => {
  const listed = [...managedRuntime.matchAll(/^ +\| `([a-z]+)` \| host of/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual([...new Set(PROXY_RULES.map(({ proxy }) => proxy))].sort())
})

it('marks the settings of "npm run serve" only', () => {
  const [, list = ''] = /belong to `npm run serve` and have no effect: ([^.]+)\./.exec(managedRuntime) ?? []
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  // The server of the bundle reads none of them.
  const server = read('app/server/settings/environment-settings.ts') + read('config/default.js')
  expect(named.filter(name => !known[name] || server.includes(name))).toEqual([])
})

it('keeps one order in the README and in the list with details', () => {
  const short = [...readme.matchAll(/^\d+\. \*\*(?:The )?([^*]+)\*\*/gm)].map(([, step = '']) =>
    step.toLowerCase()
  )
  const long = [...goingLive.matchAll(/^## \d+\. (?:The )?(.+)$/gm)].map(([, step = '']) =>
    step.toLowerCase()
  )
  expect(short.length).toBe(11)
  expect(long).toEqual(short)
})

it('links to existing files', () => {
  for (const [folder, text] of [
    ['.', readme],
    ['deploy', goingLive],
    ['deploy', managedRuntime],
    ['deploy', read('deploy/README.md')]
  ] as const)
    for (const [, path = ''] of text.matchAll(/\]\(([^):#]+)\)/g))
      expect([path, existsSync(join(folder, path))]).toEqual([path, true])
})
