import { existsSync } from 'node:fs'
import { installPackages, isRootOnDebian, updatePackages } from './debian-packages.mjs'
import { runs } from './run.mjs'

const PLACES = [
  process.env.REDIS_SERVER_PATH,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server'
]

/**
 * Finds redis-server, with which the tests count limits in several processes.
 *
 * @returns {string} the program's path (`REDIS_SERVER_PATH`, if set)
 * @throws Error with instructions if absent
 */
export function findRedis() {
  const found = PLACES.find(path => path && existsSync(path))
  if (found) return found
  throw new Error(
    'There is no redis-server: install it with your system packages, or set REDIS_SERVER_PATH to the one you have.'
  )
}

/** Installs redis-server from the system's packages where it is missing and we are root on Debian. */
export async function ensureRedis() {
  if (PLACES.some(path => path && existsSync(path)) || !isRootOnDebian()) return
  console.log('Installing redis-server from the system packages …')
  await updatePackages()
  await installPackages('redis-server')
  // The package may start a service of its own, which is unwanted here.
  await runs('service', ['redis-server', 'stop'])
}
