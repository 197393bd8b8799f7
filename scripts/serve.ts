/** `npm run serve`: the production bundle, as stateless processes that share one port. */
import cluster from 'node:cluster'
import { completeEnvironment, describeStart, parseServeSettings } from './production/parse-settings'
import { runWorkers } from './production/run-workers'

async function serve(): Promise<void> {
  const environment = completeEnvironment(process.env)
  const settings = parseServeSettings(environment)
  // Also where there is one: a process that breaks down is followed by another one.
  if (cluster.isPrimary) {
    for (const line of describeStart(process.env, environment)) process.stdout.write(`${line}\n`)
    const announce = () => process.stdout.write(`shop ready on http://localhost:${settings.port}\n`)
    process.exit(await runWorkers(settings.processes, announce))
  }
  Object.assign(process.env, environment)
  // Only where pages are served: what runs the processes needs no memory for it.
  const { startServer } = await import('./production/start-server')
  await startServer(settings)
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
