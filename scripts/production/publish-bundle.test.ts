import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder, PUBLIC_FILES, writeBuild, writeFiles } from '../../tests/factories/build-folder'
import { KEEP_FILES_MS, RENEW_EVERY_MS } from './bundle-lifetime'
import { listPublicFiles } from './public-files'
import { keepBundle, publishBundle } from './publish-bundle'
import { makeRoom } from './sweep-bundles'

const build = createFolder()
const bundles = createFolder()
const builds = [createFolder(), createFolder(), createFolder()]

const list = (id: string) =>
  readdirSync(join(bundles, id), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name).slice(join(bundles, id).length + 1))
    .sort()

/** As if its last process had been seen this long ago. */
function age(id: string, ms: number) {
  const then = new Date(Date.now() - ms)
  const used = join(bundles, id, '.used')
  utimesSync(existsSync(used) ? used : join(bundles, id), then, then)
}

/** Rolls a build out whose main script says `main`. */
function rollOut(main: string): Promise<string> {
  writeBuild(build, main)
  return publishBundle(build, bundles)
}

const MINUTE = 60_000

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setImmediate(resolve))
}

beforeEach(() => {
  for (const name of readdirSync(bundles)) rmSync(join(bundles, name), { recursive: true })
})

it('publishes webpack’s browser files of a build, their licences and the files in static/', async () => {
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

it('keeps the files of every build whose pages a cache may hold, however many were rolled out since', async () => {
  const ids = []
  for (const main of ['first', 'second', 'third', 'fourth']) ids.push(await rollOut(main))
  const [first = ''] = ids
  age(first, 75 * MINUTE)
  ids.push(await rollOut('fifth'))
  expect(readdirSync(bundles).sort()).toEqual([...ids].sort())
  expect(readFileSync(join(bundles, first, 'main.js'), 'utf8')).toBe('first')
})

it('removes the files of a build when neither caches nor open tabs may have its pages', async () => {
  const first = await rollOut('first')
  const second = await rollOut('second')
  age(first, KEEP_FILES_MS + MINUTE)
  const third = await rollOut('third')
  expect(readdirSync(bundles).sort()).toEqual([second, third].sort())
})

it('keeps the previously used build, even after weeks without the shop', async () => {
  const first = await rollOut('first')
  const second = await rollOut('second')
  age(first, 30 * KEEP_FILES_MS)
  age(second, 20 * KEEP_FILES_MS)
  const third = await rollOut('third')
  expect(readdirSync(bundles).sort()).toEqual([second, third].sort())
})

it('begins the time of a build anew when it is rolled back to', async () => {
  const first = await rollOut('first')
  const second = await rollOut('second')
  age(first, KEEP_FILES_MS + MINUTE)
  age(second, MINUTE)
  expect(await rollOut('first')).toBe(first)
  await rollOut('third')
  await rollOut('fourth')
  expect(readdirSync(bundles)).toEqual(expect.arrayContaining([first, second]))
})

describe('while a process runs', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())
  const used = (id: string) => join(bundles, id, '.used')

  it('keeps the files of its build, though others were rolled out long ago', async () => {
    const first = await rollOut('first')
    keepBundle(bundles, first)
    writeFileSync(used(first), '')
    jest.advanceTimersByTime(RENEW_EVERY_MS)
    await waitUntil(() => readFileSync(used(first), 'utf8') !== '')
    age(await rollOut('second'), 1)
    await rollOut('third')
    expect(readdirSync(bundles)).toContain(first)
  })

  it('reports files that were removed', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    const first = await rollOut('first')
    keepBundle(bundles, first)
    rmSync(join(bundles, first), { recursive: true })
    jest.advanceTimersByTime(RENEW_EVERY_MS)
    await waitUntil(() => write.mock.calls.length > 0)
    expect(write).toHaveBeenCalledWith(
      `BUNDLES_FOLDER: the files of build ${first} cannot be kept (ENOENT)\n`
    )
    write.mockRestore()
  })
})

it('keeps a build whose process has a clock that runs ahead', async () => {
  const ahead = await rollOut('ahead')
  age(ahead, -10 * KEEP_FILES_MS)
  await rollOut('second')
  await rollOut('third')
  expect(readdirSync(bundles)).toContain(ahead)
})

it('puts right what a machine without power has left of a build', async () => {
  const id = await rollOut('main')
  writeFileSync(join(bundles, id, 'main.js'), '')
  rmSync(join(bundles, id, 'pages-home.js'))
  expect(await rollOut('main')).toBe(id)
  expect(readFileSync(join(bundles, id, 'main.js'), 'utf8')).toBe('main')
  expect(readdirSync(bundles)).toEqual([id])
})

it('refuses a new build where the folder is full of builds that pages may need, and says so', async () => {
  const first = await rollOut('first')
  await expect(makeRoom(bundles, '000000000000', 10)).rejects.toThrow(
    /holds 1 MiB of 1 builds.* may still ask for their files, which go 25 hours after their last process/
  )
  // One that is there already starts again, on as many machines as there are.
  await makeRoom(bundles, first, 10)
  expect(readdirSync(bundles)).toEqual([first])
})

it('keeps foreign files, and removes old unfinished copies', async () => {
  writeFiles(bundles, { 'notes/read.me': '', 'abcdefabcdef-1/main.js': '', 'abcdefabcdef-2/main.js': '' })
  age('abcdefabcdef-1', 61 * MINUTE)
  age('notes', 100 * KEEP_FILES_MS)
  await rollOut('main')
  expect(readdirSync(bundles)).toEqual(expect.arrayContaining(['notes', 'abcdefabcdef-2']))
  expect(readdirSync(bundles)).not.toContain('abcdefabcdef-1')
})

it('publishes one bundle when several processes start at once', async () => {
  writeBuild(build, 'at once')
  const ids = await Promise.all([publishBundle(build, bundles), publishBundle(build, bundles)])
  expect(new Set(ids).size).toBe(1)
  expect(list(ids[0])).toEqual([...PUBLIC_FILES, 'main.js.br'].sort())
})

it('keeps all of them when several builds start at once, again and again', async () => {
  for (const [number, folder] of builds.entries()) writeBuild(folder, `build ${number}`)
  const old = await rollOut('old')
  await rollOut('older')
  age(old, KEEP_FILES_MS + MINUTE)
  writeBuild(build, 'old')
  const rounds = await Promise.all(
    [...builds, ...builds, build, build].map(folder => publishBundle(folder, bundles))
  )
  expect(new Set(rounds).size).toBe(4)
  for (const id of rounds) expect(list(id)).toEqual([...PUBLIC_FILES, 'main.js.br'].sort())
  expect(readdirSync(bundles).filter(name => name.includes('-'))).toEqual([])
})
