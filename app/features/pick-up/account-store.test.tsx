import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { shopperProfile } from '../../platform/scapi/shopper-profile'
import { chooseMyStore, readMyStore } from '../../visit/my-store'
import { accountStoreQuery } from './account-store'

const sandbox = serveSandbox()
afterEach(() => localStorage.clear())

const berlin = { id: 'de-berlin', inventoryId: 'inventory-de-berlin', name: 'jasmin & puro Berlin' }

async function openAccount(c_myStoreId?: string) {
  const platform = sandbox.openPlatform({ state: 'registered' })
  const customerId = await platform.getCustomerId()
  const profile = platform.family(shopperProfile)
  if (c_myStoreId !== undefined) await profile.updateCustomer({ customerId }, { c_myStoreId })
  const read = async () => (await profile.getCustomer({ customerId })).c_myStoreId as unknown
  return { read, sync: () => accountStoreQuery(platform, 'jasmin').queryFn({}) }
}

it('comes from the account to a browser without a store', async () => {
  const { sync } = await openAccount('de-hamburg')
  await sync()
  expect(readMyStore('jasmin')).toMatchObject({ id: 'de-hamburg', inventoryId: 'inventory-de-hamburg' })
})

it('is kept with the account for another device of the customer', async () => {
  const first = await openAccount()
  chooseMyStore('jasmin', berlin)
  await first.sync()
  // The other device has a storage of its own.
  localStorage.clear()
  const second = await openAccount()
  await second.sync()
  expect(readMyStore('jasmin')).toMatchObject(berlin)
})

it('goes into an account without a store', async () => {
  const { sync, read } = await openAccount()
  chooseMyStore('jasmin', berlin)
  await sync()
  expect(await read()).toBe('de-berlin')
})

it('stays in the browser beside another one of the account', async () => {
  const { sync, read } = await openAccount('de-hamburg')
  chooseMyStore('jasmin', berlin)
  await sync()
  expect([readMyStore('jasmin')?.id, await read()]).toEqual(['de-berlin', 'de-hamburg'])
})

it('is none where the account’s store is gone', async () => {
  const { sync } = await openAccount('closed')
  await sync()
  expect(readMyStore('jasmin')).toBeUndefined()
})
