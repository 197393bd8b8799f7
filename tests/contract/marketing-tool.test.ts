import { startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const post = (path: string, body: object) =>
  fetch(`${sandbox.origin}/api/v3/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })

it('stores the received events by name and properties', async () => {
  const event = { name: 'ce', data: { n: 'last_viewed_product', p: { product_id: '100' } } }
  const answer = await post('data/', { api_key: 'sandbox-marketing-key', events: [event] })
  expect(answer.status).toBe(200)
  const reported = await (await fetch(`${sandbox.origin}/api/v3/data`)).json()
  expect(reported).toEqual({ events: [{ name: 'last_viewed_product', properties: { product_id: '100' } }] })
})

it('hands out cards in full', async () => {
  const answer = await post('content_cards/sync', { api_key: 'sandbox-marketing-key' })
  const { full_sync: isFull, cards } = (await answer.json()) as { full_sync: boolean; cards: object[] }
  expect(isFull).toBe(true)
  const banner = { type: 'banner', anchor_component_id: 'home-content-2', anchor_position: 'top' }
  expect(cards).toContainEqual(
    expect.objectContaining({ tp: 'captioned_image', e: { ...banner, order: '1' } })
  )
  expect(cards).toContainEqual(expect.objectContaining({ e: { type: 'notification' } }))
})

it.each([
  ['de-at', 'Willkommen im Probierzimmer'],
  ['en', 'Welcome to the tasting room'],
  ['fr', 'Bienvenue à la dégustation'],
  ['it', 'Le diamo il benvenuto alla degustazione']
])('speaks %s to a device that has named it: %s', async (language, title) => {
  const reported = { api_key: 'sandbox-marketing-key', device_id: `device-${language}` }
  await post('data/', { ...reported, attributes: [{ language }] })
  const answer = await post('content_cards/sync', reported)
  const { cards } = (await answer.json()) as { cards: object[] }
  expect(cards).toContainEqual(expect.objectContaining({ id: 'sandbox-welcome', tt: title }))
})

it('refuses messages without its key', async () => {
  expect((await post('data/', { api_key: 'other' })).status).toBe(401)
})

it('lets pages of any origin ask, with whatever headers the SDK has', async () => {
  const answer = await fetch(`${sandbox.origin}/api/v3/data/`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'x-braze-api-key' }
  })
  expect(answer.headers.get('access-control-allow-headers')).toBe('x-braze-api-key')
})
