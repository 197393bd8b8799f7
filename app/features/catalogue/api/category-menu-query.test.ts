import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { categoryMenuQuery } from './category-menu-query'

const sandbox = serveSandbox()

it('reads the category menu from the root, two levels deep', async () => {
  const [tea] = await categoryMenuQuery(sandbox.openPlatform()).queryFn({})
  expect(tea).toMatchObject({ id: 'tea', name: 'Tea' })
  expect(tea?.children).toContainEqual(expect.objectContaining({ id: 'green-tea', name: 'Green tea' }))
  expect(await sandbox.callsTo('getCategory')).toMatchObject([{ query: { levels: '2' } }])
})

it('has pictures of the first two shelves of a top category, and of no others', async () => {
  const menu = await categoryMenuQuery(sandbox.openPlatform()).queryFn({})
  expect(menu.map(({ image }) => image)).toEqual(menu.map(() => undefined))
  const pictures = (menu[0]?.children ?? []).map(({ image }) => image !== undefined)
  expect(pictures.slice(0, 3)).toEqual([true, true, false])
})
