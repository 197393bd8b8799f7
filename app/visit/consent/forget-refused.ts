import Cookies from 'js-cookie'
import { removeCookie } from '../../browser/cookies'
import { localStore, tabStore } from '../../browser/storage'
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

  Object.keys(Cookies.get()).filter(mustGo).forEach(removeCookieOfAll)
  for (const store of [localStore, tabStore]) store.list().filter(mustGo).forEach(store.remove)
}

/** Third parties' scripts set cookies for the whole domain, and only the same domain attribute removes them. */
function removeCookieOfAll(name: string) {
  removeCookie(name)
  const labels = window.location.hostname.split('.')
  for (const index of labels.keys()) removeCookie(name, labels.slice(index).join('.'))
}

const isNamed = (name: string, patterns: readonly string[]) =>
  patterns.some(pattern => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))
