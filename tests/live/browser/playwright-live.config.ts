import base from '../../../playwright.config'
import { EXCLUDED_SPECS } from './excluded-specs'

const excluded = Object.keys(EXCLUDED_SPECS).map(name => `**/${name}.spec.ts`)

/** The browser tests against what `npm run live` has started. */
export default {
  ...base,
  testDir: '../../e2e',
  webServer: undefined,
  projects: base.projects?.map(project => ({
    ...project,
    testIgnore: [project.testIgnore ?? [], excluded].flat()
  }))
}
