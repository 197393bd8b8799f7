import { submitCase } from './web-to-case'

const settings = { organizationId: '00D1', countryField: 'Country__c', reasonField: 'Contact_Reason__c' }
const contact = {
  name: 'Lina Bärg',
  email: 'lina@example.com',
  phone: '+49-221123',
  reason: 'Bestellung und Lieferung',
  description: 'Wo bleibt mein Tee & Kuchen?',
  country: 'DE',
  originUrl: 'http://shop.test/jasmin/de/service',
  returnUrl: 'http://shop.test/jasmin/de/service?sent=1'
}

/** A service with this response, and its received request. */
function createService(answer: Response | Error) {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => {
    if (answer instanceof Response) return answer
    throw answer
  })
  return { send, sent: () => send.mock.calls[0]! }
}

const taken = () => new Response('<html>', { headers: { 'is-processed': 'true' } })

it('sends the case as a form in UTF-8, under the names that the service uses', async () => {
  const { send, sent } = createService(taken())
  await submitCase(send, settings, contact)
  const [url, init] = sent()
  expect(url).toBe('/mobify/proxy/cases/servlet/servlet.WebToCase?encoding=UTF-8')
  expect(init?.method).toBe('POST')
  expect(init?.headers).toEqual({ 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' })
  expect(init?.body).toContain('name=Lina+B%C3%A4rg')
  expect(Object.fromEntries(new URLSearchParams(init?.body as string))).toEqual({
    orgid: '00D1',
    Web_Origin_URL__c: contact.originUrl,
    retURL: contact.returnUrl,
    Country__c: 'DE',
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    Contact_Reason__c: contact.reason,
    description: contact.description
  })
})

it('leaves an empty phone number out', async () => {
  const { send, sent } = createService(taken())
  await submitCase(send, settings, { ...contact, phone: '' })
  expect(new URLSearchParams(sent()[1]?.body as string).has('phone')).toBe(false)
})

it.each<[string, Response | Error, object]>([
  [
    'is refused',
    new Response('', { headers: { 'is-processed': 'false' } }),
    { kind: 'fault', type: 'case-not-processed' }
  ],
  [
    'a page of somebody else stands in for',
    new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    { kind: 'fault', type: 'case-not-processed' }
  ],
  ['fails inside', new Response('', { headers: { 'is-processed': 'true Exception:x' } }), { kind: 'fault' }],
  ['fails', new Response('', { status: 502 }), { kind: 'status', status: 502 }],
  ['does not arrive', new TypeError('offline'), { kind: 'network' }],
  ['takes too long', new DOMException('late', 'TimeoutError'), { kind: 'timeout' }]
])('reports a case that %s, without the words of the visitor', async (_how, answer, expected) => {
  const error: unknown = await submitCase(createService(answer).send, settings, contact).catch(
    thrown => thrown
  )
  expect(error).toMatchObject({ isPlatformError: true, operation: 'submitCase', ...expected })
  expect(String(error)).not.toMatch(/Lina|example/)
})
