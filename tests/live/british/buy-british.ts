import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNginx } from '../../servers/start-nginx'
import { runPlaywright } from '../browser/run-playwright'
import type { LiveRun } from '../live-run'
import { createRelease } from '../shape/create-release'
import { PORTS, SHOP } from '../shape/origins'
import { startLiveShop } from '../shape/start-live-shop'
import { buildBritishSite } from './british-site'

/** A release with one site of another alias, the locale in the query, and pounds; somebody buys there. */
export async function buyBritish(run: LiveRun): Promise<boolean> {
  const release = createRelease(run.folder, 'british')
  writeFileSync(
    join(release, 'build/config/sites.js'),
    `module.exports = ${JSON.stringify([buildBritishSite()], undefined, 2)}\n`
  )
  const shop = await run.keep(
    startLiveShop(run, {
      port: PORTS.trial,
      release,
      env: { URL_LOCALE: 'query_param' },
      logFile: join(run.folder, 'british.log')
    })
  )
  const nginx = await run.keep(
    startNginx({
      port: PORTS.shop,
      shops: [PORTS.trial],
      certificate: run.certificates.valid,
      origin: SHOP
    })
  )
  try {
    return await runPlaywright(run.certificates, 'tests/live/british/playwright-british.config.ts')
  } finally {
    await nginx.stop()
    await shop.stop()
  }
}
