/**
 * Two processes, or as many as COUNT says, that say who they are; `/break` breaks one down, `/block-and-break` after it
 * has heard nothing for a while, and FAILS keeps them from starting. `/block-and-break` and `/slow` send the head of
 * their answer at once.
 */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { runWorkers } from '../../scripts/production/run-workers'

if (cluster.isPrimary) {
  void runWorkers(Number(process.env.COUNT ?? 2), () => process.stdout.write('ready\n')).then(code =>
    process.exit(code)
  )
} else if (process.env.FAILS) {
  process.exit(3)
} else {
  const server = createServer((request, response) => {
    if (request.url === '/break') process.exit(7)
    if (request.url === '/block-and-break') {
      response.write('now', () => {
        const end = Date.now() + 600
        while (Date.now() < end);
        process.exit(7)
      })
    } else if (request.url === '/slow') {
      response.write('slow')
      setTimeout(() => response.end('er'), 300)
    } else response.setHeader('connection', 'close').end(String(process.pid))
  }).listen(Number(process.env.PORT))
  process.once('SIGTERM', () => server.close(() => process.exit(0)))
}
