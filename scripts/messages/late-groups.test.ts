import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LATE_GROUPS } from './compile'

/** The folders that use a message group: their code loads with the group. */
const HOMES: Record<string, RegExp> = {
  consent: /^app\/features\/consent\//,
  consentDetails: /^app\/features\/consent\//,
  personal:
    /^app\/(features\/(checkout|order|account|postal-address|payment|contact|wishlist|machines|standing-orders|stock-notice|stores|packstations|basket\/(promotions|variants))\/|(features\/basket\/gift(-card)?s|gifts|fulfilment|pricing|variations|person-fields|bot-check)\/|features\/basket\/(state-|delivery-|line-)?messages\.ts$|pages\/(access-|(account|cart|checkout|login)\/)|content\/recommendations\/recommended-rows\.tsx$)/
}

/** Prefix of the words of pages and features that have no prefix of their own in `LATE_GROUPS`. */
const OF_NEW_PAGES = 'personal'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => existsSync(file) && /(?<!\.test)\.tsx?$/.test(file))
const findUsers = (id: RegExp) => files.filter(file => id.test(readFileSync(file, 'utf8')))

it('a page with words of the prefix "personal" brings their group along', () => {
  const users = findUsers(/\bid: 'personal\./)
  expect(users.filter(file => !/^app\/(pages|features)\//.test(file))).toEqual([])
  const bringsMessages = (file: string) => /withMessages\(\s*'personal'/.test(readFileSync(file, 'utf8'))
  // A page of one file contains its messages; the messages of a folder are loaded by one of its files.
  const areLoaded = (file: string) =>
    bringsMessages(file) ||
    (path.dirname(file) !== 'app/pages' &&
      files.some(other => path.dirname(other) === path.dirname(file) && bringsMessages(other)))
  expect(users.filter(file => file.startsWith('app/pages/') && !areLoaded(file))).toEqual([])
})

it.each(Object.entries(LATE_GROUPS))(
  'messages of the group %s are used only where the group is loaded',
  (group, prefixes) => {
    const named = prefixes.filter(prefix => prefix !== OF_NEW_PAGES)
    const id = new RegExp(`\\bid: '(${named.join('|')})\\.`)
    const users = findUsers(id)
    expect(users.length).toBeGreaterThan(0)
    expect(users.filter(file => !HOMES[group]?.test(file))).toEqual([])
  }
)

const PAGES = [
  'account/account-pages',
  'cart/cart-page',
  'checkout/checkout-confirmation-page',
  'checkout/checkout-page',
  'login/login-pages',
  'store-page'
].map(page => `app/pages/${page}.tsx`)

it.each(PAGES)('%s brings its words along', page =>
  expect(readFileSync(page, 'utf8')).toMatch(/withMessages\(\s*'personal'/)
)

it('no other page has words that come late', () => {
  const words =
    'features/(checkout|order|stores|account/login)/|features/account/(log-out|account-(failed|frame|overview|section))'
  const importers = execFileSync('git', ['grep', '-lE', words, '--', 'app/pages', 'app/shell'], {
    encoding: 'utf8'
  })
    .split('\n')
    .filter(file => /-page\.tsx$/.test(file))
  // Those that are loaded together have their words from where they are put together.
  const together = /^app\/pages\/(account|login)\//
  expect(importers.filter(file => !PAGES.includes(file) && !together.test(file))).toEqual([])
})
