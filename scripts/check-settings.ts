/**
 * `npm run check:settings`: what a start in production would say of this environment, without starting, and what every
 * address answers. Exits with 1 where something has to be mended.
 */
import { z } from 'zod'
import { checkAll } from './check-settings/check-all'
import { loadConfig, reportSettings } from './production/parse-settings'

const sites = z.object({
  sites: z.array(z.object({ id: z.string(), l10n: z.object({ defaultLocale: z.string() }) }))
})

async function checkSettings(): Promise<void> {
  const { text, isGood } = await checkAll(
    process.env,
    reportSettings(process.env),
    sites.parse(loadConfig(process.env)).sites
  )
  process.stdout.write(text)
  process.exitCode = isGood ? 0 : 1
}

checkSettings().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
