import { existsSync, readFileSync } from 'node:fs'
import { runs } from './run.mjs'

const quiet = {
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  stdio: ['ignore', 'ignore', 'inherit']
}

/** Whether the system's packages may be installed without a question. */
export function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Has the system look up which packages there are. */
export const updatePackages = () => runs('apt-get', ['update'], quiet)

/** Installs packages of the system and answers whether that went well. */
export const installPackages = (...names) => runs('apt-get', ['install', '-y', ...names], quiet)
