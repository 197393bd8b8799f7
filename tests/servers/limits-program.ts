/**
 * Counts an attempt for each request, as the shop does, and answers `<process> <seconds to wait>`: one process, or
 * PROCESSES of them that share a port. `/break` breaks one down with attempts on their way.
 */
import cluster from 'node:cluster'
import express from 'express'
import { createLimits } from '../../app/server/limits/limits'
import { runWorkers } from '../../scripts/production/run-workers'

const { PROCESSES, PORT, REDIS_URL } = process.env

if (PROCESSES && cluster.isPrimary) {
  void runWorkers(Number(PROCESSES), () => process.stdout.write('ready\n')).then(code => process.exit(code))
} else {
  const limits = createLimits({ trustedProxies: 1, redisUrl: REDIS_URL })
  const server = express()
  server.get('/break', req => {
    for (let time = 0; time < 500; time += 1) void limits.attempt('coupon', req)
    setImmediate(() => process.kill(process.pid, 'SIGKILL'))
  })
  server.get('/', (req, res, next) => {
    limits
      .attempt('coupon', req)
      .then(({ wait }) => void res.set('connection', 'close').send(`${process.pid} ${wait}`), next)
  })
  server.listen(Number(PORT), () => {
    if (!PROCESSES) process.stdout.write('ready\n')
  })
}
