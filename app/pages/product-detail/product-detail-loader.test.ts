import { runLoader } from '../../../tests/factories/run-loader'
import { PlatformError } from '../../platform/http/platform-error'
import { loadProductDetail } from './product-detail-loader'

const ID = '100000000000000101'
const OWN = `/tee/gruener-tee/sencha-${ID}`

const master = {
  id: ID,
  name: 'Sencha',
  slugUrl: OWN,
  type: { master: true },
  variationAttributes: [{ id: 'size', values: [{ value: 's' }, { value: 'l' }] }],
  variants: [{ productId: '100000000000010101', orderable: true, variationValues: { size: 's' } }]
}

function createPlatform(
  getProduct = jest.fn(({ id }: { id: string }) => Promise.resolve({ ...master, id }))
) {
  return { products: { getProduct }, search: { productSearch: () => Promise.resolve({ hits: [] }) } }
}

const run = (address: string, platform = createPlatform()) =>
  runLoader(loadProductDetail, { address, platform })

describe('a product page', () => {
  it('shows the product at its own address', async () => {
    expect(await run(OWN)).toEqual({ kind: 'page', data: { productId: ID, choices: {} } })
  })

  it.each([
    [`/sencha-${ID}`, OWN],
    [`/a/b/gyokuro-${ID}?size=s&utm_source=mail`, `${OWN}?size=s&utm_source=mail`]
  ])('sends %s for good to the product’s own address, with its query', async (address, to) => {
    expect(await run(address)).toEqual({ kind: 'redirect', to, permanent: true })
  })

  it('reads the variant that the query string chooses', async () => {
    const platform = createPlatform()
    expect(await run(`${OWN}?size=s`, platform)).toMatchObject({
      data: { choices: { size: 's' }, variantId: '100000000000010101' }
    })
    expect(platform.products.getProduct.mock.calls.map(([{ id }]) => id)).toEqual([ID, '100000000000010101'])
  })

  it('brings its address in locales that call it otherwise, where the server can tell', async () => {
    const paths = { 'de-AT': OWN, 'en-DE': `/tee/gruener-tee/green-${ID}`, 'en-GB': null }
    const platform = { ...createPlatform(), findProductPaths: async () => paths }
    const { 'de-AT': _same, ...others } = paths
    expect(await run(OWN, platform)).toMatchObject({ data: { pathsByLocale: others } })
    const alike = { ...createPlatform(), findProductPaths: async () => ({ 'en-DE': OWN }) }
    expect(await run(OWN, alike)).toEqual({ kind: 'page', data: { productId: ID, choices: {} } })
  })

  it('ignores values that the product does not have', async () => {
    expect(await run(`${OWN}?size=__proto__&colour=red`)).toMatchObject({ data: { choices: {} } })
  })

  it('stands without the variant and its neighbours', async () => {
    const fail = () => Promise.reject(new PlatformError({ kind: 'timeout', operation: 'getProduct' }))
    const platform = createPlatform(jest.fn(({ id }) => (id === ID ? Promise.resolve(master) : fail())))
    expect(
      await run(`${OWN}?size=s`, { ...platform, search: { productSearch: fail } } as never)
    ).toMatchObject({ kind: 'page' })
  })

  it('is not found when the platform does not know the product', async () => {
    const missing = new PlatformError({ kind: 'fault', status: 404, operation: 'getProduct' })
    expect(await run(OWN, createPlatform(jest.fn().mockRejectedValue(missing)))).toEqual({
      kind: 'not-found'
    })
  })

  it('fails as a whole when the product cannot be read', async () => {
    const down = new PlatformError({ kind: 'status', status: 503, operation: 'getProduct' })
    await expect(run(OWN, createPlatform(jest.fn().mockRejectedValue(down)))).rejects.toBe(down)
  })
})
