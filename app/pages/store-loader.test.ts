import { runLoader } from '../../tests/factories/run-loader'
import { PlatformError } from '../platform/http/platform-error'
import { loadStore } from './store-loader'

const store = { id: 'de-hamburg', name: 'jasmin & puro Hamburg' }

function run(storeId: string, getStores = jest.fn(() => Promise.resolve({ data: [store] }))) {
  const platform = { family: () => ({ getStores }) }
  const outcome = runLoader(loadStore, { address: `/stores/${storeId}`, params: { storeId }, platform })
  return { outcome, getStores }
}

it('shows a store by its id', async () => {
  const { outcome, getStores } = run('de-hamburg')
  expect(await outcome).toEqual({ kind: 'page', data: { storeId: 'de-hamburg' } })
  expect(getStores).toHaveBeenCalledWith(expect.objectContaining({ ids: ['de-hamburg'] }))
})

it.each([
  ['the site does not have', 'de-dresden'],
  ['is written in another case', 'DE-Hamburg']
])('has no page for a store that %s', async (_why, id) => {
  expect(await run(id).outcome).toEqual({ kind: 'not-found' })
})

it.each([['de-hamburg,de-berlin'], ['de-hamburg%2Cde-berlin'], ['a'.repeat(257)]])(
  'does not ask the platform for %s',
  async id => {
    const { outcome, getStores } = run(id)
    expect(await outcome).toEqual({ kind: 'not-found' })
    expect(getStores).not.toHaveBeenCalled()
  }
)

it('says that the platform fails, not that there is no such store', async () => {
  const failure = new PlatformError({ kind: 'timeout', operation: 'getStores' })
  await expect(
    run(
      'de-hamburg',
      jest.fn(() => Promise.reject(failure))
    ).outcome
  ).rejects.toBe(failure)
})
