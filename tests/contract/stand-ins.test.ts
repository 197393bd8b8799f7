import { startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

it.each([
  ['chat.js', 'embedded_svc'],
  ['reviews/XSANDBOX.js', 'trustbadge'],
  ['instalments.js', 'paypal'],
  ['maps.js', 'google']
])('brings a script for %s that puts %s on the page', async (file, name) => {
  const answer = await fetch(`${sandbox.origin}/stand-ins/${file}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(await answer.text()).toContain(`window.${name} = `)
})

it('returns to pages of any origin whether a chat agent is available', async () => {
  const answer = await fetch(`${sandbox.origin}/stand-ins/chat/availability`)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual({ isAvailable: true })
})

it('suggests places of the requested countries, and returns their coordinates and names', async () => {
  const read = async (path: string) => (await fetch(`${sandbox.origin}/stand-ins/maps/${path}`)).json()
  expect(await read('suggestions?input=Hamb&countries=de')).toEqual({
    suggestions: [{ id: 'DE-20095', text: '20095 Hamburg, DE' }]
  })
  expect(await read('suggestions?input=Hamb&countries=at')).toEqual({ suggestions: [] })
  const hamburg = await read('places/DE-20095')
  expect(hamburg).toMatchObject({ name: 'Hamburg', location: { lat: 53.551, lng: 9.994 } })
  expect(await read('places')).toMatchObject({ places: expect.arrayContaining([hamburg]) })
})

it.each([
  ['suggestions?countries=de', 400],
  ['suggestions?input=a&countries=Germany', 400],
  ['places/nowhere', 404]
])('refuses %s', async (path, status) => {
  expect((await fetch(`${sandbox.origin}/stand-ins/maps/${path}`)).status).toBe(status)
})

it('has no other stand-ins', async () => {
  expect((await fetch(`${sandbox.origin}/stand-ins/other.js`)).status).toBe(404)
})
