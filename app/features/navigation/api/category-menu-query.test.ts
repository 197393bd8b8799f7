import type { Platform } from '../../../platform/platform'
import { categoryMenuQuery } from './category-menu-query'

it('reads the category menu from the root, two levels deep', async () => {
  const getCategory = jest.fn(async () => ({
    id: 'root',
    categories: [{ id: 'tea', name: 'Tea', categories: [{ id: 'green', name: 'Green tea' }] }]
  }))
  const platform = { products: { getCategory } } as unknown as Platform
  const [tea, ...others] = await categoryMenuQuery(platform).queryFn({})
  expect(getCategory.mock.calls).toEqual([[{ id: 'root', levels: 2 }]])
  expect(tea).toMatchObject({ id: 'tea', name: 'Tea', children: [{ id: 'green', name: 'Green tea' }] })
  expect(others).toEqual([])
})
