import { seed } from '../../sandbox/seed/seed'
import { buildHeaders, createOcapi, readFault, type OcapiCall } from './ocapi-setup'
import { startSandbox, type TestSandbox } from './session-setup'

const isOfJasmin = ({ siteId, online }: { siteId: string; online: boolean }) => siteId === 'jasmin' && online
const jasmin = seed.products.filter(isOfJasmin)
const simple = jasmin.find(({ kind, inventory }) => kind === 'simple' && inventory?.orderable)!
const master = jasmin.find(({ kind }) => kind === 'master')!
const set = jasmin.find(({ kind }) => kind === 'set')!

let sandbox: TestSandbox
let call: OcapiCall
beforeAll(async () => {
  const { categories, products, promotions } = seed
  sandbox = await startSandbox({ seed: { categories, products, promotions } })
  call = createOcapi(sandbox.origin, buildHeaders())
})
afterAll(() => sandbox.stop())

describe('a product', () => {
  it('is answered in the language and currency of the call, with all of its parts', async () => {
    const { status, body } = await call('GET', `products/${simple.id}?locale=en-GB`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _v: '21.3',
      _type: 'product',
      id: simple.id,
      name: simple.name.en,
      currency: 'GBP',
      price: expect.any(Number),
      type: { _type: 'product_type', item: true },
      min_order_quantity: simple.minOrderQuantity,
      step_quantity: simple.stepQuantity,
      inventory: { _type: 'inventory', orderable: true, stock_level: simple.inventory?.stockLevel },
      c_purchasable: true,
      c_classCategoryId: simple.classCategoryId
    })
    expect(body.image_groups).toContainEqual({
      _type: 'image_group',
      view_type: 'large',
      images: expect.arrayContaining([
        expect.objectContaining({
          _type: 'image',
          dis_base_link: expect.stringContaining('/dw/image/v2/SBOX_001/')
        })
      ])
    })
    const german = await call('GET', `products/${simple.id}?currency=EUR`)
    expect(german.body).toMatchObject({ name: simple.name.de, currency: 'EUR' })
  })

  it('shows its variants under the ids that variation attributes have', async () => {
    const { body } = await call('GET', `products/${master.id}`)
    const [attribute] = master.variationAttributes!
    const [values] = body.variation_attributes as { _type: string; id: string; values: object[] }[]
    expect(values).toMatchObject({ _type: 'variation_attribute', id: attribute!.id })
    expect(values?.values[0]).toMatchObject({ _type: 'variation_attribute_value', orderable: true })
    const [variant] = body.variants as Record<string, unknown>[]
    expect(variant).toMatchObject({
      _type: 'variant',
      product_id: expect.any(String),
      orderable: expect.any(Boolean),
      variation_values: { [attribute!.id]: expect.any(String) }
    })
  })

  it('brings the parts of a set, and only what is expanded', async () => {
    const whole = await call('GET', `products/${set.id}`)
    expect(whole.body.set_products).toHaveLength(set.setItems!.length)
    const { body } = await call('GET', `products/${set.id}?expand=prices`)
    expect(body).toMatchObject({ price: expect.any(Number) })
    for (const part of ['set_products', 'inventory', 'image_groups']) expect(body).not.toHaveProperty(part)
  })

  it('returns its availability alone, too', async () => {
    const { body } = await call('GET', `products/${simple.id}/availability`)
    expect(body).toMatchObject({
      _type: 'product',
      id: simple.id,
      inventory: { _type: 'inventory', ats: simple.inventory?.ats, orderable: true, backorderable: false }
    })
    expect(body).not.toHaveProperty('price')
  })

  it('does not exist under an unknown id, or on another site', async () => {
    const unknown = [404, 'ProductNotFoundException']
    const puro = createOcapi(sandbox.origin, buildHeaders(), 'puro')
    expect(await readFault(call('GET', 'products/none'))).toEqual(unknown)
    expect(await readFault(call('GET', 'products/none/availability'))).toEqual(unknown)
    expect(await readFault(puro('GET', `products/${simple.id}`))).toEqual(unknown)
  })

  it('needs no token, but is refused to a wrong one', async () => {
    const wrong = createOcapi(sandbox.origin, buildHeaders('wrong'))
    expect(await readFault(wrong('GET', `products/${simple.id}`))).toEqual([
      401,
      'InvalidAccessTokenException'
    ])
  })
})
