import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder, PUBLIC_FILES, writeBuild, writeFiles } from '../../tests/factories/build-folder'
import { listPublicFiles } from './public-files'
import { publishBundle } from './publish-bundle'

const build = createFolder()
const bundles = createFolder()

const list = (id: string) =>
  readdirSync(join(bundles, id), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(bundles, id).length + 1))
    .sort()

/** As if the process with it had been started this many minutes ago. */
const age = (id: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000)
  utimesSync(join(bundles, id), then, then)
}

it('publishes of a build what webpack made for browsers, its licences and what is in static/', async () => {
  writeBuild(build)
  expect(await listPublicFiles(build)).toEqual(PUBLIC_FILES)
  const id = await publishBundle(build, bundles)
  expect(id).toMatch(/^[\da-f]{12}$/)
  expect(list(id)).toEqual([...PUBLIC_FILES, 'main.js.br'].sort())
})

it('names a bundle by the content of every public file', async () => {
  writeBuild(build)
  const id = await publishBundle(build, bundles)
  expect(await publishBundle(build, bundles)).toBe(id)
  writeFiles(build, { 'ssr.js': 'another server' })
  expect(await publishBundle(build, bundles)).toBe(id)
  writeFiles(build, { 'static/fonts/inter.woff2': 'another font' })
  expect(await publishBundle(build, bundles)).not.toBe(id)
})

it('keeps the build before, with its files as they were, and no older one', async () => {
  const ids: string[] = []
  for (const main of ['first', 'second', 'third']) {
    writeBuild(build, main)
    const id = await publishBundle(build, bundles)
    if (ids[0]) age(ids[0], 1)
    ids.unshift(id)
  }
  const [third = '', second = '', first = ''] = ids
  expect(readdirSync(bundles).sort()).toEqual([second, third].sort())
  expect(readFileSync(join(bundles, second, 'main.js'), 'utf8')).toBe('second')
  expect(existsSync(join(bundles, first))).toBe(false)

  // Going back: what was left last is the build before now.
  age(third, 1)
  age(second, 2)
  writeBuild(build, 'second')
  expect(await publishBundle(build, bundles)).toBe(second)
  expect(readdirSync(bundles).sort()).toEqual([second, third].sort())
})

it('leaves alone what is not its own, and throws away what was broken off long ago', async () => {
  writeFiles(bundles, { 'notes/read.me': '', 'abcdefabcdef-1/main.js': '', 'abcdefabcdef-2/main.js': '' })
  age('abcdefabcdef-1', 61)
  await publishBundle(build, bundles)
  expect(readdirSync(bundles)).toEqual(expect.arrayContaining(['notes', 'abcdefabcdef-2']))
  expect(readdirSync(bundles)).not.toContain('abcdefabcdef-1')
})

it('publishes one bundle when several processes start at once', async () => {
  writeBuild(build, 'at once')
  const ids = await Promise.all([publishBundle(build, bundles), publishBundle(build, bundles)])
  expect(new Set(ids).size).toBe(1)
  expect(list(ids[0])).toEqual([...PUBLIC_FILES, 'main.js.br'].sort())
})
