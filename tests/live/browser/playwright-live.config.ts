import base from '../../../playwright.config'
import { EXCLUDED_SPECS, EXCLUDED_TESTS, UNCACHED_SPECS } from './chosen-specs'

const isCaching = process.env.LIVE_CACHE === 'true'
const nameSpecs = (names: readonly string[]) => names.map(name => `**/${name}.spec.ts`)
const excluded = nameSpecs([...Object.keys(EXCLUDED_SPECS), ...(isCaching ? UNCACHED_SPECS : [])])

/** The browser tests against what `npm run live` has started. */
export default {
  ...base,
  testDir: '../../e2e',
  webServer: undefined,
  // All tests share its one shop.
  workers: 1,
  grepInvert: Object.keys(EXCLUDED_TESTS).map(title => new RegExp(`${title}$`)),
  projects: base.projects?.map(project => ({
    ...project,
    ...(!isCaching && { testMatch: nameSpecs(UNCACHED_SPECS) }),
    testIgnore: [project.testIgnore ?? [], excluded].flat()
  }))
}
