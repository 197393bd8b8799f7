import { paths } from '../../visit/addresses/paths'
import { listAccountPages } from './account-pages'

it('names machines only in the account of the shop that sells them', () => {
  const lists = (['jasmin', 'puro'] as const).map(brand => listAccountPages(brand).map(({ path }) => path))
  expect(lists.map(list => list.includes(paths.machines))).toEqual([false, true])
  expect(lists[0]).toHaveLength((lists[1]?.length ?? 0) - 1)
})
