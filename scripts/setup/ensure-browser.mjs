import { installPackages, isRootOnDebian, updatePackages } from './debian-packages.mjs'
import { findBrowsers } from './find-browsers.mjs'
import { runs } from './run.mjs'

/**
 * Sees to it that there is a browser for the tests, or installs one: from the
 * system's packages where we are root on Debian, else by Playwright's own installer.
 *
 * @throws Error that says what to do when neither works
 */
export async function ensureBrowser() {
  const { browser, shell } = findBrowsers()
  if (browser && (shell !== browser || !isRootOnDebian())) return
  if (isRootOnDebian() && (await installChromium())) return
  if (browser) return
  console.log('Installing a browser with Playwright …')
  if (await runs('npx', ['playwright', 'install', 'chromium'])) return
  throw new Error(
    'No browser for the tests: install Chromium with your system packages, or set CHROMIUM_PATH to the one you have.'
  )
}

async function installChromium() {
  console.log('Installing Chromium from the system packages …')
  await updatePackages()
  // Older releases have no package of the shell.
  return (await installPackages('chromium', 'chromium-headless-shell')) || (await installPackages('chromium'))
}
