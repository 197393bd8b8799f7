import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { load } from './load'

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function stop(server: Server): void {
  server.closeAllConnections()
  server.close()
}

it('counts requests and failures, and spreads them over the paths', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.statusCode = asked.length % 4 === 0 ? 500 : 200
    response.end()
  })
  try {
    const origin = await listen(server)
    const figures = await load(origin, { paths: ['/a', '/b'], amount: 20, connections: 1 })
    expect(figures).toMatchObject({ requests: 20, errors: 5 })
    expect(figures.p50Ms).toBeLessThanOrEqual(figures.p95Ms)
    expect(new Set(asked)).toEqual(new Set(['/a', '/b']))
  } finally {
    stop(server)
  }
})

it('opens new connections as often as the shop asks for them', async () => {
  const server = createServer((_request, response) => response.end())
  server.maxRequestsPerSocket = 1_000
  try {
    const figures = await load(await listen(server), { paths: ['/'], amount: 2_500, connections: 1 })
    expect(figures).toMatchObject({ requests: 2_500, errors: 0 })
  } finally {
    stop(server)
  }
})
