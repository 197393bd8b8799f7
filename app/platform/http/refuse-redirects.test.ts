import { listen, type Listening } from '../../../tests/factories/listen'
import { refuseRedirects } from './refuse-redirects'

const send = refuseRedirects(fetch)

let server: Listening
let followed = 0
beforeAll(async () => {
  server = await listen((req, res) => {
    if (req.url === '/elsewhere') followed += 1
    const status = Number(req.url?.slice(1)) || 200
    res.writeHead(status, { location: '/elsewhere' }).end('read')
  })
})
afterAll(() => server.close())

it.each([301, 302, 303, 307, 308])(
  'refuses a redirect of status %d, and does not follow it',
  async status => {
    await expect(send(`${server.origin}/${status}`)).rejects.toThrow('redirected')
    expect(followed).toBe(0)
  }
)

it('refuses what browsers show of a redirect', async () => {
  const opaque = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
  await expect(refuseRedirects(() => Promise.resolve(opaque))('/thing')).rejects.toThrow('redirected')
})

it('passes on everything else', async () => {
  expect(await (await send(`${server.origin}/200`)).text()).toBe('read')
  expect((await send(`${server.origin}/404`)).status).toBe(404)
})

it('lets a caller that asks for a redirect read it', async () => {
  const { status, headers } = await send(`${server.origin}/303`, { redirect: 'manual' })
  expect([status, headers.get('location'), followed]).toEqual([303, '/elsewhere', 0])
})
