import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { RENEW_EVERY_MS } from './bundle-lifetime'
import { noteUse } from './bundle-use'
import { listPublicFiles } from './public-files'
import { makeRoom, sweepBundles } from './sweep-bundles'

/** Another process may take a folder away while this one begins with it; then it begins once more. */
const TRIES = 3

/**
 * Puts a copy of a build's public files into the folder of bundles, under a name that follows from their
 * content, so that browsers may keep them for ever. Files of other builds stay while caches or open tabs may
 * have their pages (`bundle-lifetime.ts`); older ones are removed.
 *
 * @returns the bundle's id.
 * @throws Error when the folder is full of builds that are still needed.
 */
export async function publishBundle(build: string, folder: string): Promise<string> {
  const files = await listPublicFiles(build)
  const id = await nameFiles(build, files)
  const home = join(folder, id)
  await mkdir(folder, { recursive: true })
  const isWhole = () => holdsFiles(home, files, id)
  for (let tries = 1; ; tries += 1) {
    if (!(await isWhole())) {
      await makeRoom(folder, id)
      await copyAll(build, files, home, isWhole)
    }
    try {
      await noteUse(home)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === TRIES) throw error
    }
  }
  await sweepBundles(folder, id).catch((error: unknown) => {
    // Remaining files only take room; the next start tries again.
    process.stderr.write(`BUNDLES_FOLDER: old builds cannot be removed (${String(error)})\n`)
  })
  return id
}

/** Says now and then that pages of this build are still made, for as long as the process runs. */
export function keepBundle(folder: string, id: string): void {
  const renew = () =>
    noteUse(join(folder, id)).catch((error: NodeJS.ErrnoException) => {
      process.stderr.write(`BUNDLES_FOLDER: the files of build ${id} cannot be kept (${error.code})\n`)
    })
  setInterval(() => void renew(), RENEW_EVERY_MS).unref()
}

async function nameFiles(build: string, files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(build, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Whether a bundle is there with every file as the build has it: a machine may have lost power while it wrote. */
const holdsFiles = (home: string, files: string[], id: string): Promise<boolean> =>
  nameFiles(home, files).then(
    name => name === id,
    (error: unknown) => {
      ignoreMissing(error as NodeJS.ErrnoException)
      return false
    }
  )

/** Appears whole or not at all, also when several processes start at once. */
async function copyAll(
  build: string,
  files: string[],
  home: string,
  isWhole: () => Promise<boolean>
): Promise<void> {
  // Processes of several machines may share the folder, so process ids identify nothing.
  const draft = `${home}-${randomUUID()}`
  try {
    for (const file of files) {
      await mkdir(dirname(join(draft, file)), { recursive: true })
      await copyFile(join(build, file), join(draft, file))
      // As `npm run build` has compressed it; the smallest files are not.
      await copyFile(join(build, `${file}.br`), join(draft, `${file}.br`)).catch(ignoreMissing)
    }
    if (await isFolder(home)) await setBrokenAside(home, isWhole)
    await rename(draft, home)
  } catch (error) {
    if (!(await isWhole())) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Another process may have put it right in the meantime. */
async function setBrokenAside(home: string, isWhole: () => Promise<boolean>): Promise<void> {
  if (await isWhole()) return
  const aside = `${home}-${randomUUID()}`
  await rename(home, aside).catch(ignoreMissing)
  await rm(aside, { recursive: true, force: true })
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    entry => entry.isDirectory(),
    () => false
  )

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
