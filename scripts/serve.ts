/** `npm run serve`: the production bundle as one stateless process. */
import { startServer } from './production/start-server'

startServer().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
