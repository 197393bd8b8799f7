import { runLoader } from '../../../tests/factories/run-loader'
import { PlatformError } from '../../platform/http/platform-error'
import { loadProductList } from './product-list-loader'

function createPlatform({ total = 60, missing = false } = {}) {
  const unknown = new PlatformError({ kind: 'fault', status: 404, operation: 'getCategory' })
  return {
    products: {
      getCategory: jest.fn(({ id }: { id: string }) =>
        missing ? Promise.reject(unknown) : Promise.resolve({ id })
      )
    },
    search: { productSearch: jest.fn().mockResolvedValue({ hits: [], total }) }
  }
}

describe('a category’s list', () => {
  it('costs one search and one category', async () => {
    const platform = createPlatform()
    const address = '/shop/green-tea?refine=c_form%3Dloose&sort=brand&offset=25'
    expect(
      await runLoader(loadProductList, { address, params: { categoryId: 'green-tea' }, platform })
    ).toMatchObject({
      kind: 'page',
      data: { categoryId: 'green-tea' }
    })
    expect(platform.products.getCategory).toHaveBeenCalledTimes(1)
    expect(platform.search.productSearch.mock.calls).toEqual([
      [
        expect.objectContaining({
          refine: ['cgid=green-tea', 'c_form=loose'],
          sort: 'brand',
          offset: 25,
          limit: 25
        })
      ]
    ])
  })

  it('is of the category in the path, whatever the query says', async () => {
    const platform = createPlatform()
    const address = '/shop/green-tea?refine=cgid%3Dblack-tea'
    await runLoader(loadProductList, { address, params: { categoryId: 'green-tea' }, platform })
    expect(platform.search.productSearch.mock.calls[0]?.[0].refine).toEqual(['cgid=green-tea'])
  })

  it('is of everything without a category', async () => {
    const platform = createPlatform()
    await runLoader(loadProductList, { address: '/shop', platform })
    expect(platform.products.getCategory).toHaveBeenCalledWith({ id: 'root', levels: 1 })
    expect(platform.search.productSearch.mock.calls[0]?.[0].refine).toEqual([])
  })

  it('in capitals is redirected to the category in lower case', async () => {
    const platform = createPlatform()
    platform.products.getCategory.mockImplementation(({ id }) =>
      id === 'green-tea'
        ? Promise.resolve({ id })
        : Promise.reject(new PlatformError({ kind: 'fault', status: 404, operation: 'getCategory' }))
    )
    const address = '/shop/Green-Tea?sort=brand'
    expect(
      await runLoader(loadProductList, { address, params: { categoryId: 'Green-Tea' }, platform })
    ).toEqual({ kind: 'redirect', to: '/shop/green-tea?sort=brand', permanent: true })
  })

  it('is out of service, not "not found", while the category in lower case cannot be read', async () => {
    const platform = createPlatform()
    platform.products.getCategory.mockImplementation(({ id }) =>
      Promise.reject(
        new PlatformError({
          kind: id === 'green-tea' ? 'status' : 'fault',
          status: 404,
          operation: 'getCategory'
        })
      )
    )
    const run = runLoader(loadProductList, {
      address: '/shop/Green-Tea',
      params: { categoryId: 'Green-Tea' },
      platform
    })
    await expect(run).rejects.toMatchObject({ operation: 'getCategory', kind: 'status' })
  })

  it('is not found when the category is unknown', async () => {
    const run = runLoader(loadProductList, {
      address: '/shop/x',
      params: { categoryId: 'x' },
      platform: createPlatform({ missing: true })
    })
    expect(await run).toEqual({ kind: 'not-found' })
  })

  it('goes back to its first page when the asked one lies beyond its end', async () => {
    const address = '/shop/green-tea?offset=75&refine=c_form%3Dloose'
    expect(
      await runLoader(loadProductList, {
        address,
        params: { categoryId: 'green-tea' },
        platform: createPlatform()
      })
    ).toEqual({
      kind: 'redirect',
      to: '/shop/green-tea?refine=c_form%3Dloose',
      permanent: false
    })
  })
})
