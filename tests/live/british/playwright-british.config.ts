import base from '../../../playwright.config'

/** What is bought from the British shop, on one screen. */
export default {
  ...base,
  testDir: '.',
  webServer: undefined,
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }]
}
