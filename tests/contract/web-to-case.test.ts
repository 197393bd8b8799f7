import { startSandbox, type TestSandbox } from './session-setup'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const form = {
  orgid: '00D000000000000',
  Web_Origin_URL__c: 'https://shop.example/puro/de/service',
  retURL: 'https://shop.example/puro/de/service',
  name: 'Lina Berg',
  email: 'lina@example.com',
  description: 'Meine Maschine <brummt> & pfeift.'
}
const submit = (fields: Record<string, string>, query = '?encoding=UTF-8') =>
  fetch(`${sandbox.origin}/servlet/servlet.WebToCase${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields)
  })
const countCases = async () => {
  const { mails } = (await (await fetch(`${sandbox.origin}/control/outbox`)).json()) as {
    mails: { kind: string }[]
  }
  return mails.filter(mail => mail.kind === 'contact-case')
}

it('opens a case from a filled form and redirects to the shop', async () => {
  const answer = await submit(form)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('is-processed')).toBe('true')
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await answer.text()).toContain('url=https://shop.example/puro/de/service"')
  const { name, email, description, Web_Origin_URL__c } = form
  expect(await countCases()).toMatchObject([
    {
      siteId: 'puro',
      recipient: 'service@puro.example',
      document: { name, email, description, Web_Origin_URL__c }
    }
  ])
})

it('opens no case without the organization, and does not redirect to a script address', async () => {
  const before = await countCases()
  const answer = await submit({ ...form, orgid: ' ', retURL: 'javascript:alert(1)' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('is-processed')).toBe('false')
  expect(await answer.text()).not.toContain('javascript')
  expect(await countCases()).toEqual(before)
})

it('reads a form of a sane size only, and no other method', async () => {
  expect((await submit({ ...form, description: 'x'.repeat(70_000) })).status).toBe(413)
  const fields = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`field${index}`, 'x']))
  expect((await submit(fields)).status).toBe(413)
  expect((await fetch(`${sandbox.origin}/servlet/servlet.WebToCase`)).status).toBe(404)
})
