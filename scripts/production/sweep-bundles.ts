import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { KEEP_FILES_MS } from './bundle-lifetime'
import { findLastUse } from './bundle-use'

export const BUNDLE_ID = /^[\da-f]{12}$/

/** A copy that was broken off, or a bundle on its way out. */
const UNFINISHED = /^[\da-f]{12}-[\da-f-]+$/
/** Then no process works at it any more. */
const BROKEN_OFF_MS = 60 * 60 * 1000

const MIB = 1024 * 1024
/** Of all bundles together; one has some five. */
const MOST_BYTES = 1024 * MIB

interface Aged {
  name: string
  lastUse: number
}

/**
 * Removes the builds whose files no cache and no open tab asks for any more, and unfinished copies. The build
 * that was used last before `own` stays, however old it is: tabs may still show its pages after a pause of
 * the shop.
 */
export async function sweepBundles(folder: string, own: string): Promise<void> {
  // Both times come from the clock of the file system.
  const now = await findLastUse(join(folder, own))
  const others = (await listAged(folder)).filter(({ name }) => name !== own)
  const [, ...older] = others.filter(({ name }) => BUNDLE_ID.test(name))
  const isOver = ({ lastUse }: Aged) => now - lastUse > KEEP_FILES_MS
  for (const { name } of older.filter(isOver)) await remove(folder, name, now)
  const brokenOff = others.filter(
    ({ name, lastUse }) => UNFINISHED.test(name) && now - lastUse > BROKEN_OFF_MS
  )
  for (const { name } of brokenOff) await rm(join(folder, name), { recursive: true, force: true })
}

/**
 * Refuses a new build where the folder is full of others that pages may still need: the processes that run go on, and no
 * page of theirs breaks.
 *
 * @throws Error that says so, and what to do.
 */
export async function makeRoom(folder: string, own: string, mostBytes = MOST_BYTES): Promise<void> {
  const bundles = (await listAged(folder)).filter(({ name }) => BUNDLE_ID.test(name) && name !== own)
  let bytes = 0
  for (const { name } of bundles) bytes += await countBytes(join(folder, name))
  if (bytes <= mostBytes) return
  throw new Error(
    `BUNDLES_FOLDER (${folder}) holds ${Math.ceil(bytes / MIB)} MiB of ${bundles.length} builds, more than ` +
      `${Math.floor(mostBytes / MIB)}. Cached pages and open tabs may still ask for their files, which go ` +
      `${Math.round(KEEP_FILES_MS / 3_600_000)} hours after their last process. Roll out less often, ` +
      `or remove the oldest by hand.`
  )
}

/** Newest use first. */
async function listAged(folder: string): Promise<Aged[]> {
  const aged = await Promise.all(
    (await readdir(folder)).map(async name => ({ name, lastUse: await findLastUse(join(folder, name)) }))
  )
  return aged.sort((a, b) => b.lastUse - a.lastUse)
}

/** Removes a build at once: a process that returns to it finds all of its files or no file. */
async function remove(folder: string, name: string, now: number): Promise<void> {
  const aside = join(folder, `${name}-${randomUUID()}`)
  try {
    await rename(join(folder, name), aside)
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  // A process has just begun with it.
  const isUsed = now - (await findLastUse(aside)) <= KEEP_FILES_MS
  if (isUsed) await rename(aside, join(folder, name))
  else await rm(aside, { recursive: true, force: true })
}

async function countBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = entries
    .filter(entry => entry.isFile())
    .map(entry =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0
      )
    )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
