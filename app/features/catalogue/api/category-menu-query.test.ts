import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { categoryMenuQuery } from './category-menu-query'

const sandbox = serveSandbox()

it('reads the category menu from the root, two levels deep', async () => {
  const [tea] = await categoryMenuQuery(sandbox.openPlatform()).queryFn({})
  expect(tea).toMatchObject({ id: 'tea', name: 'Tea' })
  expect(tea?.children).toContainEqual(expect.objectContaining({ id: 'green-tea', name: 'Green tea' }))
  expect(await sandbox.callsTo('getCategory')).toMatchObject([{ query: { levels: '2' } }])
})
