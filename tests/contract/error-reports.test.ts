import { startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const send = (body: string) => fetch(`${sandbox.origin}/api/1/envelope/`, { method: 'POST', body })
const listReports = async () =>
  ((await (await fetch(`${sandbox.origin}/control/error-reports`)).json()) as { reports: unknown[] }).reports

it('keeps what a page reports', async () => {
  const event = { exception: { values: [{ type: 'TypeError' }] } }
  const answer = await send(['{"dsn":"http://x@y/1"}', '{"type":"event"}', JSON.stringify(event)].join('\n'))
  expect(answer.status).toBe(200)
  expect(await listReports()).toEqual([{ type: 'event', payload: event }])
})

it('keeps no more than the last hundred', async () => {
  const items = Array.from({ length: 120 }, (_, index) => `{"type":"session"}\n{"number":${index}}`)
  await send(['{}', ...items].join('\n'))
  const reports = await listReports()
  expect(reports).toHaveLength(100)
  expect(reports.at(-1)).toEqual({ type: 'session', payload: { number: 119 } })
})

it.each([[''], ['no json'], ['{'.repeat(10_000)]])(
  'refuses an envelope that cannot be read: %.10j',
  async body => {
    expect((await send(body)).status).toBe(400)
  }
)
