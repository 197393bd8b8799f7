import Cookies from 'js-cookie'
import { listConsentServices, readConsents } from './consent'

/**
 * Removes from the browser whatever the refused categories store there, by the configured
 * names. What an allowed service stores under the same name stays.
 */
export function forgetRefused(): void {
  const consents = readConsents()
  const namesOf = (allowed: boolean) =>
    listConsentServices()
      .filter(({ category }) => consents[category] === allowed)
      .flatMap(({ names }) => names)
  const kept = namesOf(true)
  const refused = namesOf(false)
  const mustGo = (name: string) => isNamed(name, refused) && !isNamed(name, kept)

  Object.keys(Cookies.get()).filter(mustGo).forEach(removeCookie)
  for (const open of [() => localStorage, () => sessionStorage]) forgetEntries(open, mustGo)
}

function forgetEntries(open: () => Storage, mustGo: (name: string) => boolean) {
  try {
    const storage = open()
    for (const name of Object.keys(storage).filter(mustGo)) storage.removeItem(name)
  } catch {
    // Where the browser blocks storage nothing is stored.
  }
}

/** Third parties' scripts set cookies for the whole domain, and only the same domain attribute removes them. */
function removeCookie(name: string) {
  Cookies.remove(name)
  const labels = window.location.hostname.split('.')
  for (const index of labels.keys()) Cookies.remove(name, { domain: labels.slice(index).join('.') })
}

const isNamed = (name: string, patterns: readonly string[]) =>
  patterns.some(pattern => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))
