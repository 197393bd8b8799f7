import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * A folder with this project's build and what it needs to run, as a machine that serves it has one; its code says the
 * name of the release, so that the build has an id of its own.
 *
 * @returns the folder
 */
export function createRelease(folder: string, name: string): string {
  const release = join(folder, name)
  mkdirSync(release)
  cpSync('build', join(release, 'build'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(release, 'node_modules'))
  cpSync('package.json', join(release, 'package.json'))
  const main = join(release, 'build/main.js')
  const code = `${readFileSync(main, 'utf8')}\n/* ${name} */\n`
  writeFileSync(main, code)
  writeFileSync(`${main}.br`, brotliCompressSync(code))
  return release
}
