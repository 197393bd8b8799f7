/** `npm run serve`: the production bundle, as stateless processes that share one port. */
import cluster from 'node:cluster'
import { parseServeSettings } from './production/parse-settings'
import { runWorkers } from './production/run-workers'

async function serve(): Promise<void> {
  const settings = parseServeSettings(process.env)
  const announce = () => process.stdout.write(`shop ready on http://localhost:${settings.port}\n`)
  // Also where there is one: a process that breaks down is followed by another one.
  if (cluster.isPrimary) process.exit(await runWorkers(settings.processes, announce))
  // Only where pages are served: what runs the processes needs no memory for it.
  const { startServer } = await import('./production/start-server')
  await startServer(settings)
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
