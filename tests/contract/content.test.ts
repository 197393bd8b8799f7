import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { ContentPage, Language, Product } from '../../sandbox/contracts'
import { servedFamilies } from '../../sandbox/control/served-operations'
import { startSandbox, type TestSandbox } from './session-setup'

const text = (word: string) => ({ de: word, en: word })
const TEA = '100000000000000001'

const buildPage = (language: Language): ContentPage => ({
  id: 'guide',
  siteId: 'jasmin',
  language,
  url: '/tee-ratgeber',
  title: `Guide ${language}`,
  description: '',
  keywords: '',
  content: {
    regions: [
      {
        id: 'content',
        components: [{ id: '1', type_id: 'image', data: { images: [{ image: { pictureId: TEA } }] } }]
      }
    ]
  }
})

const tea: Product = {
  id: TEA,
  siteId: 'jasmin',
  kind: 'simple',
  brand: 'jasmin',
  name: text('Tee'),
  shortDescription: text(''),
  longDescription: text(''),
  keywords: { de: [], en: [] },
  primaryCategoryId: 'tea',
  categoryIds: [],
  classCategoryId: 'tea',
  taxClass: 'reduced',
  minOrderQuantity: 1,
  stepQuantity: 1,
  basketLimit: 0,
  isGiftCard: false,
  isVirtualGiftCard: false,
  online: true,
  searchable: false,
  popularity: 0,
  facts: {},
  picture: {
    form: 'tea-box',
    motif: 'leaf',
    colors: { main: '#335533', accent: '#ffffff', ground: '#eeeeee' }
  }
}

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox({ seed: { pages: [buildPage('de'), buildPage('en')], products: [tea] } })
})
afterEach(() => fetch(`${sandbox.origin}/control/faults`, { method: 'DELETE' }))
afterAll(() => sandbox.stop())

async function getJson(address: string) {
  const response = await fetch(sandbox.origin + address)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

it.each([
  ['/s/jasmin/de-DE/api/content/get?pageIdOrSlug=guide', 'Guide de', true],
  ['/s/jasmin/en/api/content/get?pageIdOrSlug=tee-ratgeber', 'Guide en', false],
  ['/s/jasmin/api/content/get?pageIdOrSlug=%2Ftee-ratgeber&lang=en_GB', 'Guide en', false],
  ['/s/jasmin/default/api/content/get?pageIdOrSlug=guide', 'Guide de', true]
])('%s finds the page "%s"', async (address, title, pageFetchedById) => {
  const { status, body } = await getJson(address)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    id: 'guide',
    title,
    url: '/tee-ratgeber',
    pageFetchedById,
    canonicals: [{}, {}]
  })
})

it.each([
  ['/s/jasmin/de/api/content/get?pageIdOrSlug=__proto__', 404],
  ['/s/puro/de/api/content/get?pageIdOrSlug=guide', 404],
  ['/s/nowhere/de/api/content/get?pageIdOrSlug=guide', 404],
  ['/s/jasmin/de/api/content/get', 400]
])('%s answers %i with an error', async (address, status) => {
  expect(await getJson(address)).toMatchObject({ status, body: { error: true, message: expect.any(String) } })
})

it('gives pictures in page data their addresses, at any depth', async () => {
  const { body } = await getJson('/s/jasmin/de/api/content/get?pageIdOrSlug=guide')
  expect(JSON.stringify(body)).toContain(
    `"disBaseLink":"http://sandbox.test/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog/default/images/${TEA}/1.jpg"`
  )
})

it('lists where a site delivers, in the words of the locale', async () => {
  const { body } = await getJson('/on/demandware.store/Sites-jasmin-Site/en_DE/Site-Countries')
  expect(body.countries).toContainEqual({
    countryCode: 'AT',
    countryName: 'Austria',
    locales: [{ locale: 'de-AT', name: 'German (Austria)' }],
    config: {
      forms: { address: { postalCode: { regexp: '^\\d{4}$' } } },
      payment: expect.arrayContaining(['UNZER_CARDS'])
    }
  })
  expect((await getJson('/on/demandware.store/Sites-jasmin-Site/fr_FR/Site-Countries')).status).toBe(404)
})

const picture = (query: string, id = TEA, view = '1') =>
  `${sandbox.origin}/dw/image/v2/SBOX_001/on/demandware.static/-/Sites-jasmin-catalog/default/images/${id}/${view}.jpg?${query}`

it.each([
  ['sw=300', 'image/webp,*/*', 'webp', 300],
  ['sw=77', '*/*', 'jpeg', 77],
  ['sw=99999&q=1', 'image/webp', 'webp', 2400],
  ['sw=-5&q=x', '*/*', 'jpeg', 1200]
])('renders %s for a browser that accepts %s as %s, %i wide', async (query, accept, format, width) => {
  const response = await fetch(picture(query), { headers: { accept } })
  expect(response.headers.get('content-type')).toBe(`image/${format}`)
  expect(response.headers.get('vary')).toBe('Accept')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format, width })
})

it('does not send a picture again that the browser has', async () => {
  const etag = (await fetch(picture('sw=50'))).headers.get('etag') ?? ''
  expect(
    (await fetch(picture('sw=50'), { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }))
      .status
  ).toBe(304)
})

it.each([
  ['__proto__', '1'],
  [TEA, '4'],
  [TEA, 'x'],
  ['..%2F..%2Fsecret', '1']
])('has no picture %s/%s', async (id, view) => {
  const response = await fetch(picture('sw=50', id, view))
  expect([response.status, await response.text()]).toEqual([404, 'There is no such picture.'])
})

it('counts requests by family until it is told to forget them', async () => {
  await fetch(`${sandbox.origin}/control/stats`, { method: 'DELETE' })
  await sandbox.loginGuest()
  await getJson('/s/jasmin/de/api/content/get?pageIdOrSlug=guide')
  expect((await getJson('/control/stats')).body).toEqual({ 'slas.authorize': 1, 'slas.token': 1, content: 1 })
})

const switchOn = (fault: object) =>
  fetch(`${sandbox.origin}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault)
  })

it('fails as often as it was told to', async () => {
  await switchOn({ operation: 'content', kind: 'status', status: 429, times: 1 })
  const failed = await fetch(`${sandbox.origin}/s/jasmin/de/api/content/get?pageIdOrSlug=guide`)
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([429, '2'])
  expect((await getJson('/s/jasmin/de/api/content/get?pageIdOrSlug=guide')).status).toBe(200)
})

it('announces maintenance in the header that clients read', async () => {
  await switchOn({ operation: 'content', kind: 'maintenance' })
  const response = await fetch(`${sandbox.origin}/s/jasmin/de/api/content/get?pageIdOrSlug=guide`)
  expect([response.status, response.headers.get('sfdc_maintenance')]).toEqual([503, 'site'])
})

it.each([
  ['drop-before', 0],
  ['drop-after', 1]
])('%s breaks the connection after %i mails went out', async (kind, mails) => {
  const { access_token } = await sandbox.loginGuest()
  const before = ((await getJson('/control/outbox')).body.mails as object[]).length
  await switchOn({ operation: 'customers', kind })
  const customers = sandbox.createCustomersClient(access_token)
  await expect(
    customers.getResetPasswordToken({ body: { login: 'anna.sommer@example.com' } })
  ).rejects.toThrow('socket hang up')
  expect(((await getJson('/control/outbox')).body.mails as object[]).length - before).toBe(mails)
})

it('refuses a fault it does not know', async () => {
  expect((await switchOn({ operation: 'nothing', kind: 'status' })).status).toBe(400)
})

it('forgets customers and sessions at a reset and keeps the sample customers', async () => {
  const { customer_id, access_token } = await sandbox.loginCustomer()
  expect((await fetch(`${sandbox.origin}/control/reset`, { method: 'POST' })).status).toBe(204)
  expect((await sandbox.getCustomer(customer_id, access_token)).status).toBe(401)
  expect((await sandbox.loginCustomer()).customer_id).not.toBe(customer_id)
})

it('does not let a page of another website reset it', async () => {
  const response = await fetch(`${sandbox.origin}/control/reset`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' }
  })
  expect(response.status).toBe(403)
})

it('shows addresses and sample customers at its root', async () => {
  const page = await (await fetch(sandbox.origin)).text()
  expect(page).toContain('anna.sommer@example.com')
  expect(page).toContain('f_ecom_sbox_001')
  expect(page).not.toMatch(/(?:src|href)="https?:/)
})

it.each(servedFamilies.map(family => [family.name, family]))(
  'names %s and its operations in the README',
  (_name, family) => {
    const readme = readFileSync('sandbox/README.md', 'utf8')
    expect(readme).toContain(`| ${family.name} | \`${family.address}\` | ${family.operations.join(', ')} |`)
  }
)
