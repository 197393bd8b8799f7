import { addItems } from '../../app/features/basket/api/add-items'
import type { BasketAccess } from '../../app/features/basket/api/basket-access'
import { findPlatformBasket } from '../../app/features/basket/api/find-basket'
import type { ServerPair } from '../servers/killable-servers'
import { openTab } from '../survive/open-tab'

/** A basket that a shopper has filled and left. */
interface WaitingBasket {
  access: BasketAccess
  content: string
}

/** Fills so many baskets, each of a shopper of its own. */
export async function fillBaskets(
  servers: ServerPair,
  products: readonly string[],
  count: number
): Promise<WaitingBasket[]> {
  const baskets: WaitingBasket[] = []
  for (let number = 0; number < count; number += 1) {
    const access = await openTab(servers)
    const lines = [0, 1].map(next => ({
      productId: products[(number + next) % products.length] ?? '',
      quantity: 1 + next
    }))
    await addItems(access, lines, () => undefined)
    baskets.push({ access, content: await describeBasket(access) })
  }
  return baskets
}

/** How many of them are not there any more as they were left. */
export async function countChanged(baskets: readonly WaitingBasket[]): Promise<number> {
  let changed = 0
  for (const { access, content } of baskets) if ((await describeBasket(access)) !== content) changed += 1
  return changed
}

async function describeBasket(access: BasketAccess): Promise<string> {
  const { basketId, productItems = [] } = (await findPlatformBasket(access)) ?? {}
  return JSON.stringify([basketId, productItems.map(({ productId, quantity }) => [productId, quantity])])
}
