import { existsSync } from 'node:fs'
import { installPackages, isRootOnDebian, updatePackages } from './debian-packages.mjs'
import { runs } from './run.mjs'

const PLACES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/**
 * Finds nginx, or installs it from the system's packages where we are root on Debian.
 *
 * @returns {Promise<string>} the program's path (`NGINX_PATH`, if set)
 * @throws Error that says what to do when neither works
 */
export async function ensureNginx() {
  const found = find()
  if (found) return found
  if (isRootOnDebian()) {
    console.log('Installing nginx from the system packages …')
    await updatePackages()
    await installPackages('nginx-light')
    // The package starts a service of its own on port 80, which is unwanted here.
    await runs('service', ['nginx', 'stop'])
  }
  const installed = find()
  if (installed) return installed
  throw new Error(
    'There is no nginx: install it with your system packages, or set NGINX_PATH to the one you have.'
  )
}

const find = () => PLACES.find(path => path && existsSync(path))
