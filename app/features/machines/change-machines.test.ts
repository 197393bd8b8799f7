import { startOrderSandbox, type OrderSandbox } from '../../../tests/contract/order-setup'
import { answerJson } from '../../../tests/factories/answers'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { createShopPlatform } from '../../../tests/factories/shop-platform'
import type { Platform } from '../../platform/platform'
import { createQueryClient } from '../../platform/query-object'
import { addMachine, removeMachine, updateMachine } from './change-machines'
import {
  MACHINES_KEY,
  machinesQuery,
  REGISTERABLE_MACHINES_KEY,
  registerableMachinesQuery
} from './machines-query'

const SERIAL = '6000101ABCDEFGHIJ1'
const serialNumber = SERIAL

/** A customer's tab that has both lists already. */
function openTab(platform: Platform) {
  const client = createQueryClient()
  client.setQueryData(MACHINES_KEY, [])
  client.setQueryData(REGISTERABLE_MACHINES_KEY, [])
  const isOld = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated
  return {
    access: { client, platform },
    listOld: () => [isOld(MACHINES_KEY), isOld(REGISTERABLE_MACHINES_KEY)]
  }
}

it.each([
  ['an add both lists reload', addMachine, [true, true]],
  ['an update the machines reload', updateMachine, [true, false]]
] as const)('after %s', async (_what, change, old) => {
  const { platform } = createRecordingPlatform(answerJson({ success: true }))
  const { access, listOld } = openTab(platform)
  await change(access, { serialNumber })
  expect(listOld()).toEqual(old)
})

const refusal = { success: false, error: true, errorMessage: 'Not possible.' }

it.each([
  ['went well', { success: true }],
  ['failed, which is thrown', refusal]
])('after a removal that %s both lists reload', async (_what, answer) => {
  const { platform } = createRecordingPlatform(answerJson(answer))
  const { access, listOld } = openTab(platform)
  const removed = removeMachine(access, SERIAL)
  await (answer === refusal
    ? expect(removed).rejects.toMatchObject({ shopperText: 'Not possible.' })
    : expect(removed).resolves.toBeUndefined())
  expect(listOld()).toEqual([true, true])
})

it('returns the reason why a machine cannot be added or changed', async () => {
  const { platform } = createRecordingPlatform(answerJson(refusal))
  const { access } = openTab(platform)
  await expect(addMachine(access, { serialNumber })).rejects.toMatchObject({ detail: 'Not possible.' })
  await expect(updateMachine(access, { serialNumber })).rejects.toMatchObject({ detail: 'Not possible.' })
})

it.each([
  ['refuses', answerJson(refusal, 401)],
  ['is down', answerJson({}, 503)],
  ['cannot be reached', new TypeError('connection lost')]
])('does not take it for no machines when the platform %s', async (_how, answer) => {
  const { platform } = createRecordingPlatform(answer)
  await expect(machinesQuery(platform).queryFn({})).rejects.toThrow()
  await expect(registerableMachinesQuery(platform).queryFn({})).rejects.toThrow()
})

it.each([
  ['lists none', answerJson({ machines: [] })],
  ['answers something else', answerJson({ success: true })],
  ['has none', answerJson({ success: false, error: true, errorMessage: 'None.' }, 404)]
])('shows no machines when the platform %s', async (_how, answer) => {
  const { platform } = createRecordingPlatform(answer)
  await expect(machinesQuery(platform).queryFn({})).resolves.toEqual([])
  await expect(registerableMachinesQuery(platform).queryFn({})).resolves.toEqual([])
})

describe('at the platform', () => {
  let sandbox: OrderSandbox
  beforeAll(async () => {
    sandbox = await startOrderSandbox()
  })
  afterAll(() => sandbox.stop())

  it('registers a machine, names it, and removes it', async () => {
    const platform = createShopPlatform(sandbox.origin, (await sandbox.register()).token)
    const { access } = openTab(platform)
    const read = () => machinesQuery(platform).queryFn({})
    await addMachine(access, { serialNumber })
    expect(await read()).toMatchObject([{ serialNumber, registered: true }])
    await updateMachine(access, { serialNumber, name: 'Kitchen' })
    expect(await read()).toMatchObject([{ name: 'Kitchen' }])
    await removeMachine(access, SERIAL)
    expect(await read()).toEqual([])
  })
})
