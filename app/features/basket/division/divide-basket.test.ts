import { startSandbox, RARE, TEA, type TestSandbox } from '../../../../tests/contract/checkout-setup'
import { address } from '../../../../tests/factories/address'
import { mockPageCookies } from '../../../../tests/factories/page-cookies'
import { createShopPlatform } from '../../../../tests/factories/shop-platform'
import type { Fetch } from '../../../platform/http/send-request'
import { createQueryClient } from '../../../platform/query-object'
import { shopperBasketsShipments } from '../../../platform/scapi/shopper-baskets-shipments'
import { addItems } from '../api/add-items'
import type { BasketAccess } from '../api/basket-access'
import { readBasket } from '../api/basket-calls'
import { closeChannels } from '../api/basket-channel'
import { divideBasket, OutdatedDivision } from './divide-basket'

let sandbox: TestSandbox
const tabs: BasketAccess[] = []
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => void mockPageCookies({ session_jasmin: 'guest' }))
afterAll(async () => {
  closeChannels()
  tabs.forEach(({ client }) => client.clear())
  await sandbox.stop()
})

function openTab(token: string, send: Fetch = fetch): BasketAccess {
  const platform = createShopPlatform(sandbox.origin, token, send)
  const access = { client: createQueryClient(), platform, siteId: 'jasmin', currency: 'EUR' }
  tabs.push(access)
  return access
}

/** A basket of tea with two more shipments. */
async function openBasket(quantity: number) {
  const { token } = await sandbox.loginGuest()
  const access = openTab(token)
  const { basketId } = await addItems(access, [{ productId: TEA, quantity }], () => undefined)
  for (const shipmentId of ['aunt', 'friend'])
    await access.platform
      .family(shopperBasketsShipments)
      .createShipmentForBasket({ basketId }, { shipmentId, shippingAddress: address })
  return { token, access, basketId }
}

async function readUnits(access: BasketAccess): Promise<Record<string, number[]>> {
  const units: Record<string, number[]> = {}
  for (const { shipmentId, quantity } of (await readBasket(access))?.lines ?? [])
    units[shipmentId] = [...(units[shipmentId] ?? []), quantity]
  return units
}

const wanted = (units: Record<string, number>) => [{ productId: TEA, units }]

it('divides the units of a line among shipments, divides them anew, and gathers them in one line', async () => {
  const { access } = await openBasket(6)
  await divideBasket(access, wanted({ me: 3, aunt: 2, friend: 1 }))
  expect(await readUnits(access)).toEqual({ me: [3], aunt: [2], friend: [1] })
  await divideBasket(access, wanted({ me: 1, aunt: 0, friend: 5 }))
  expect(await readUnits(access)).toEqual({ me: [1], friend: [5] })
  await divideBasket(access, wanted({ me: 6, aunt: 0, friend: 0 }))
  expect(await readUnits(access)).toEqual({ me: [6] })
})

it('divides as many units as the basket may hold at most', async () => {
  const { access } = await openBasket(20)
  await divideBasket(access, wanted({ me: 1, aunt: 18, friend: 1 }))
  expect(await readUnits(access)).toEqual({ me: [1], aunt: [18], friend: [1] })
})

it('leaves the basket alone where it has other units than are divided', async () => {
  const { access } = await openBasket(4)
  await expect(divideBasket(access, wanted({ me: 1, aunt: 1 }))).rejects.toThrow(OutdatedDivision)
  expect(await readUnits(access)).toEqual({ me: [4] })
})

it('leaves other products where they are', async () => {
  const { access } = await openBasket(2)
  await addItems(access, [{ productId: RARE, quantity: 1 }], () => undefined)
  await divideBasket(access, wanted({ me: 0, aunt: 2 }))
  expect(await readUnits(access)).toEqual({ me: [1], aunt: [2] })
})

// Three calls change the basket: lines, new lines, and crossing them off.
describe.each(['before', 'after'] as const)('killed %s a call has arrived', when => {
  it.each([1, 2, 3])(
    'at change %d, it loses and doubles no unit, and is completed by the next reading',
    async place => {
      const { token, access, basketId } = await openBasket(5)
      let changes = 0
      const dying = openTab(token, async (input, init) => {
        if (init?.method !== 'PATCH' && init?.method !== 'POST') return fetch(input, init)
        changes += 1
        if (changes > place || (changes === place && when === 'before')) throw new TypeError('killed')
        const answer = await fetch(input, init)
        if (changes === place) throw new TypeError('killed')
        return answer
      })
      await expect(divideBasket(dying, wanted({ me: 2, aunt: 2, friend: 1 }))).rejects.toThrow()
      const isBegun = place > 1 || when === 'after'
      const expected = isBegun ? { me: [2], aunt: [2], friend: [1] } : { me: [5] }
      expect(await readUnits(access)).toEqual(expected)
      const { productItems } = await access.platform.baskets.getBasket({ basketId })
      expect(productItems?.filter(item => Boolean(item.c_owedUnits) || Boolean(item.c_givenBy))).toEqual([])
    }
  )
})

it('gives units back to their line where the platform refuses them', async () => {
  const { access, basketId } = await openBasket(3)
  const { platform } = access
  const [line] = (await platform.baskets.getBasket({ basketId })).productItems ?? []
  await platform.baskets.updateItemsInBasket({ basketId }, [
    {
      itemId: line?.itemId ?? '',
      quantity: 1,
      c_owedUnits: JSON.stringify([{ shipmentId: 'gone', quantity: 2 }])
    }
  ])
  expect(await readUnits(access)).toEqual({ me: [3] })
})

it('completes a division once when two tabs read the basket at the same time', async () => {
  const { token, access, basketId } = await openBasket(3)
  const [line] = (await access.platform.baskets.getBasket({ basketId })).productItems ?? []
  await access.platform.baskets.updateItemsInBasket({ basketId }, [
    {
      itemId: line?.itemId ?? '',
      quantity: 1,
      c_owedUnits: JSON.stringify([{ shipmentId: 'aunt', quantity: 2 }])
    }
  ])
  const tab = openTab(token)
  await Promise.allSettled([readBasket(access), readBasket(tab)])
  expect(await readUnits(access)).toEqual({ me: [1], aunt: [2] })
})
