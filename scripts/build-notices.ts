/** Writes the pages that a server in front of the shop answers by itself (`deploy/`). Part of `npm run build`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSites } from '../app/visit/config/app-config'
import { renderFrontNotices } from './production/front-notices'

const FOLDER = 'build/shop-notices'

const sites: unknown = createRequire(import.meta.url)('../config/sites.js')
rmSync(FOLDER, { recursive: true, force: true })
for (const [name, text] of renderFrontNotices(parseSites(sites))) {
  const file = join(FOLDER, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
