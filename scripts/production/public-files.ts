import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Kinds of files that pages load; anything else has no business in `static/`. */
const STATIC_FILE = /^[^.].*\.(css|svg|png|webp|avif|jpg|ico|woff2|txt|json|webmanifest)$/
const stats = z.object({ assets: z.array(z.object({ name: z.string() })) })

/**
 * The public files of a build, as paths within it: webpack's files for browsers, with their licences, and the
 * pictures, fonts and styles in `static/`. All other files are private.
 */
export async function listPublicFiles(build: string): Promise<string[]> {
  const { assets } = stats.parse(JSON.parse(await readFile(join(build, 'loadable-stats.json'), 'utf8')))
  const scripts = assets.map(({ name }) => name).filter(name => /^[\w-]+\.js$/.test(name))
  const licences = scripts.map(name => `${name}.LICENSE.txt`).filter(name => existsSync(join(build, name)))
  const entries = await readdir(join(build, 'static'), { recursive: true, withFileTypes: true })
  const statics = entries
    .filter(entry => entry.isFile() && STATIC_FILE.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(build.length + 1))
  return [...scripts, ...licences, ...statics].sort()
}
