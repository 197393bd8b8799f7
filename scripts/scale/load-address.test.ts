import { createServer } from 'node:http'
import { once } from 'node:events'
import { findPercentile, loadAddress } from './load-address'

it.each([
  [50, 51],
  [95, 96],
  [100, 100],
  [0, 1]
])('finds the value that %d of 100 are below', (percent, value) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(findPercentile(values, percent)).toBe(value)
})

it('has no percentile of nothing', () => {
  expect(findPercentile([], 50)).toBeNaN()
})

it('counts what is asked for and what goes wrong', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.statusCode = asked % 4 === 0 ? 500 : 200
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  try {
    const figures = await loadAddress(`http://127.0.0.1:${port}`, { connections: 1, amount: 20 })
    expect(figures).toMatchObject({ requests: 20, errors: 5 })
    expect(figures.p50Ms).toBeLessThanOrEqual(figures.p99Ms)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
