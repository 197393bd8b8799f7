import { startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

it.each([
  ['chat.js', 'embedded_svc'],
  ['reviews/XSANDBOX.js', 'trustbadge'],
  ['instalments.js', 'paypal']
])('brings a script for %s that puts %s on the page', async (file, name) => {
  const answer = await fetch(`${sandbox.origin}/stand-ins/${file}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(await answer.text()).toContain(`window.${name} = `)
})

it('says to pages of any origin whether somebody is there to chat', async () => {
  const answer = await fetch(`${sandbox.origin}/stand-ins/chat/availability`)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual({ isAvailable: true })
})

it('has no other stand-ins', async () => {
  expect((await fetch(`${sandbox.origin}/stand-ins/other.js`)).status).toBe(404)
})
