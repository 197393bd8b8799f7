import { HttpResponse } from 'msw'
import { runLoader } from '../../../tests/factories/run-loader'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { loadProductDetail } from './product-detail-loader'

const sandbox = serveSandbox()

/** A tea of the seed in three sizes. */
const ID = '100000000000000113'
const SMALL = '100000000000011301'
const OWN = `/tea/green-tea/sencha-coastal-breeze-${ID}`

/** Its first available variant is chosen. */
const OPENED = { productId: ID, choices: { size: '100' }, variantId: SMALL }

const run = (address: string, platform: object = sandbox.openPlatform()) =>
  runLoader(loadProductDetail, { address, platform })
const fail = () => HttpResponse.json({}, { status: 503 })

describe('a product page', () => {
  it('shows the product at its own address', async () => {
    expect(await run(OWN)).toEqual({ kind: 'page', data: OPENED })
  })

  it.each([
    [`/sencha-${ID}`, OWN],
    [`/a/b/gyokuro-${ID}?size=100&utm_source=mail`, `${OWN}?size=100&utm_source=mail`]
  ])('sends %s for good to the product’s own address, with its query', async (address, to) => {
    expect(await run(address)).toEqual({ kind: 'redirect', to, permanent: true })
  })

  it('reads the variant that the query string chooses', async () => {
    expect(await run(`${OWN}?size=100`)).toMatchObject({
      data: { choices: { size: '100' }, variantId: SMALL }
    })
    const calls = await sandbox.callsTo('getProduct')
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual([ID, SMALL])
  })

  it('brings its address in locales that call it otherwise, where the server can tell', async () => {
    const paths = { 'de-AT': OWN, 'en-DE': `/tee/gruener-tee/green-${ID}`, 'en-GB': null }
    const platform = { ...sandbox.openPlatform(), findProductPaths: async () => paths }
    const { 'de-AT': _same, ...others } = paths
    expect(await run(OWN, platform)).toMatchObject({ data: { pathsByLocale: others } })
    const alike = { ...sandbox.openPlatform(), findProductPaths: async () => ({ 'en-DE': OWN }) }
    expect(await run(OWN, alike)).toEqual({ kind: 'page', data: OPENED })
  })

  it('ignores values that the product does not have', async () => {
    expect(await run(`${OWN}?size=__proto__&colour=red`)).toMatchObject({ data: OPENED })
  })

  it('is shown without the variant and its neighbours where these cannot be read', async () => {
    sandbox.respond('productSearch', fail)
    sandbox.respond('getProduct', ({ request }) => (request.url.includes(SMALL) ? fail() : undefined))
    expect(await run(`${OWN}?size=100`)).toMatchObject({ kind: 'page' })
  })

  it('is not found when the platform does not know the product', async () => {
    expect(await run('/tea/green-tea/sencha-199999999999999999')).toEqual({ kind: 'not-found' })
  })

  it('fails as a whole when the product cannot be read', async () => {
    sandbox.respond('getProduct', fail)
    await expect(run(OWN)).rejects.toMatchObject({ status: 503, operation: 'getProduct' })
  })
})
