import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listPublicFiles } from './public-files'

export const BUNDLE_ID = /^[\da-f]{12}$/

/** A copy that was broken off is thrown away after this long; one that is being made is not. */
const BROKEN_OFF_MS = 60 * 60 * 1000

/**
 * Puts a copy of a build's public files into the folder of bundles, under a name that follows
 * from their content, so that browsers may keep them for ever. Of the others the one that was
 * started last stays: pages of it are still open, and while a new build is rolled out other
 * processes still answer with it.
 *
 * @returns the bundle's id.
 */
export async function publishBundle(build: string, folder: string): Promise<string> {
  const files = await listPublicFiles(build)
  const id = await nameFiles(build, files)
  const home = join(folder, id)
  if (!(await isFolder(home))) await copyAll(build, files, home)
  const now = new Date()
  await utimes(home, now, now)
  await removeOthers(folder, id)
  return id
}

async function nameFiles(build: string, files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(build, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Appears whole or not at all, also when several processes start at once. */
async function copyAll(build: string, files: string[], home: string): Promise<void> {
  // Processes of several machines may share the folder, so their numbers tell nothing.
  const draft = `${home}-${randomUUID()}`
  for (const file of files) {
    await mkdir(dirname(join(draft, file)), { recursive: true })
    await copyFile(join(build, file), join(draft, file))
    // As `npm run build` has compressed it; the smallest files are not.
    await copyFile(join(build, `${file}.br`), join(draft, `${file}.br`)).catch(ignoreMissing)
  }
  await rename(draft, home).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (!(await isFolder(home))) throw error
  })
}

/** The folder holds two bundles, however often a new one comes. */
async function removeOthers(folder: string, own: string): Promise<void> {
  const names = (await readdir(folder)).filter(name => name !== own)
  const aged = await Promise.all(names.map(async name => ({ name, age: await findAge(join(folder, name)) })))
  const [, ...older] = aged.filter(({ name }) => BUNDLE_ID.test(name)).sort((a, b) => a.age - b.age)
  const brokenOff = aged.filter(
    ({ name, age }) => /^[\da-f]{12}-[\da-f-]+$/.test(name) && age > BROKEN_OFF_MS
  )
  await Promise.all(
    [...older, ...brokenOff].map(({ name }) => rm(join(folder, name), { recursive: true, force: true }))
  )
}

/** Milliseconds since a process has started with it; Infinity where another one has just removed it. */
const findAge = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity
  )

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    entry => entry.isDirectory(),
    () => false
  )

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
