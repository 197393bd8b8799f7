/**
 * Loaded by every Node process of the live run (`NODE_OPTIONS=--import …`): names that end with `.test` lead to this
 * machine, so that `/etc/hosts` can stay as it is. `nowhere.…` is a name that does not resolve.
 */
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

const HERE = { address: '127.0.0.1', family: 4 }

/** @returns undefined for a name that is none of ours */
function findAnswer(name) {
  if (!String(name).endsWith('.test')) return undefined
  if (!name.startsWith('nowhere.')) return { found: HERE }
  const failure = new Error(`getaddrinfo ENOTFOUND ${name}`)
  return {
    failure: Object.assign(failure, {
      code: 'ENOTFOUND',
      errno: -3008,
      syscall: 'getaddrinfo',
      hostname: name
    })
  }
}

const { lookup } = dns
const lookupPromised = dns.promises.lookup

dns.lookup = (name, options, callback) => {
  const answer = findAnswer(name)
  if (!answer) return lookup(name, options, callback)
  const done = typeof options === 'function' ? options : callback
  process.nextTick(() => {
    if (answer.failure) done(answer.failure)
    else if (options?.all) done(null, [answer.found])
    else done(null, answer.found.address, answer.found.family)
  })
}

dns.promises.lookup = async (name, options) => {
  const answer = findAnswer(name)
  if (!answer) return lookupPromised(name, options)
  if (answer.failure) throw answer.failure
  return options?.all ? [answer.found] : answer.found
}

syncBuiltinESMExports()
