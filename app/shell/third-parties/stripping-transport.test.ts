import { makeStrippingTransport } from './stripping-transport'

type Envelope = Parameters<ReturnType<typeof makeStrippingTransport>['send']>[0]

/** Lines that the service receives. */
async function send(...items: [object, unknown][]): Promise<string[]> {
  const bodies: string[] = []
  const receive: typeof fetch = async (_url, init) => {
    const body = init?.body
    bodies.push(typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array))
    return new Response()
  }
  const options = { url: 'https://shop.test/reports', recordDroppedEvent: jest.fn() }
  const transport = makeStrippingTransport(options, receive)
  const headers = { dsn: 'https://key@reports.example/1', trace: { transaction: '/reset-password/abc' } }
  await transport.send([headers, items] as unknown as Envelope)
  return bodies.join('\n').split('\n')
}

const address = 'https://shop.test/jasmin/de/reset-password/abcdef#x?orderNo=7'
const stripped = 'https://shop.test/jasmin/de/reset-password/…'

it('keeps the address of the project and removes the token from the headers of a report', async () => {
  const [headers = ''] = await send([{ type: 'event' }, { message: 'x' }])
  expect(JSON.parse(headers)).toEqual({
    dsn: 'https://key@reports.example/1',
    trace: { transaction: '/reset-password/…' }
  })
})

it.each(['event', 'transaction', 'span', 'session', 'replay_event'])(
  'takes out of a report of type %s who somebody is and where they were',
  async type => {
    const report = { urls: [address], user: { id: 7 }, extra: { firstName: 'Ida', phone: '+49 170 1' } }
    const lines = await send([{ type }, report])
    expect(JSON.parse(lines[2] ?? '')).toEqual({ urls: [stripped], extra: {} })
  }
)

it('removes addresses from a recording, at any depth of the page', async () => {
  let page: object = { tagName: 'a', attributes: { href: `${address}`, title: 'ida@example.com' } }
  for (let level = 0; level < 200; level += 1) page = { childNodes: [page] }
  const events = [
    { type: 4, data: { href: address } },
    { type: 2, data: { node: page } },
    { type: 5, data: { payload: { op: 'resource.fetch', description: '/account?token=1', user: 'Ida' } } }
  ]
  const recording = `${JSON.stringify({ segment_id: 0 })}\n${JSON.stringify(events)}`
  const lines = await send([{ type: 'replay_recording', length: recording.length }, recording])
  expect(JSON.parse(lines[1] ?? '')).toEqual({
    type: 'replay_recording',
    length: new TextEncoder().encode(`${lines[2]}\n${lines[3]}`).length
  })
  expect(lines[2]).toBe('{"segment_id":0}')
  const [meta, snapshot, request] = JSON.parse(lines[3] ?? '') as object[]
  expect(meta).toEqual({ type: 4, data: { href: stripped } })
  expect(JSON.stringify(snapshot)).toContain(`"attributes":{"href":"${stripped}","title":"…"}`)
  expect(request).toEqual({
    type: 5,
    data: { payload: { op: 'resource.fetch', description: '/account' } }
  })
})

it.each([
  ['bytes', new TextEncoder().encode('{}\n[]')],
  ['half of it', '{"segment_id":0}\n[{"type":4']
])('sends no recording that it cannot read: %s', async (_what, recording) => {
  const lines = await send(
    [{ type: 'replay_event' }, { urls: [] }],
    [{ type: 'replay_recording' }, recording]
  )
  expect(lines.join()).not.toContain('replay_recording')
})
