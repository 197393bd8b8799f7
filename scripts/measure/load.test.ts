import { createServer } from 'node:http'
import { once } from 'node:events'
import { load } from './load'

it('counts requests and failures, and spreads them over the paths', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.statusCode = asked.length % 4 === 0 ? 500 : 200
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  try {
    const origin = `http://127.0.0.1:${port}`
    const figures = await load(origin, { paths: ['/a', '/b'], amount: 20, connections: 1 })
    expect(figures).toMatchObject({ requests: 20, errors: 5 })
    expect(figures.p50Ms).toBeLessThanOrEqual(figures.p95Ms)
    expect(new Set(asked)).toEqual(new Set(['/a', '/b']))
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
