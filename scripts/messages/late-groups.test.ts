import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { LATE_GROUPS } from './compile'

/** Where the words of a group are used: what stands there comes with code that loads them. */
const HOMES: Record<string, RegExp> = {
  consent: /^app\/features\/consent\//,
  finder: /^app\/features\/stores\//,
  checkout: /^app\/features\/(checkout|order)\//
}

it.each(Object.entries(LATE_GROUPS))(
  'words of the group %s stand where they are loaded',
  (group, prefixes) => {
    const files = execFileSync('git', ['ls-files', 'app'], { encoding: 'utf8' }).split('\n')
    const id = new RegExp(`\\bid: '(${prefixes.join('|')})\\.`)
    const users = files.filter(file => /(?<!\.test)\.tsx?$/.test(file) && id.test(readFileSync(file, 'utf8')))
    expect(users.length).toBeGreaterThan(0)
    expect(users.filter(file => !HOMES[group]?.test(file))).toEqual([])
  }
)

it('pages that use them bring them along', () => {
  const pages = [
    'cart/cart-page',
    'checkout/checkout-page',
    'checkout-confirmation/checkout-confirmation-page'
  ]
  const importers = execFileSync(
    'git',
    ['grep', '-lE', 'features/(checkout|order)/', '--', 'app/pages', 'app/shell'],
    {
      encoding: 'utf8'
    }
  )
    .split('\n')
    .filter(file => /-page\.tsx$/.test(file))
  expect(importers.sort()).toEqual(pages.map(page => `app/pages/${page}.tsx`).sort())
  for (const page of importers) expect(readFileSync(page, 'utf8')).toContain("withWords('checkout'")
})
