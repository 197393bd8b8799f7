import { GIFT_WRAP_OPTION } from '../../app/gifts/gift-wrap-option'
import type { ServerPair } from '../servers/killable-servers'
import { openTab } from './open-tab'
import { listPayments, type TestPayment } from './payments'

/** Teas that can be bought as they are. */
export async function listProducts(servers: ServerPair): Promise<[string, ...string[]]> {
  const { platform } = await openTab(servers)
  const { hits = [] } = await platform.search.productSearch({ q: 'tee', limit: 200 })
  const [first, ...others] = hits
    .filter(({ orderable, productType }) => orderable && productType?.item)
    .map(({ productId }) => productId)
  if (!first) throw new Error('There is nothing to buy')
  return [first, ...others]
}

/** Goods whose gift wrap has a price. */
export async function listWrapped(servers: ServerPair): Promise<[string, ...string[]]> {
  const { platform } = await openTab(servers)
  const { hits = [] } = await platform.search.productSearch({
    q: 'tee',
    refine: ['cgid=pots-cups'],
    limit: 24
  })
  const ids = hits.map(({ productId }) => productId)
  const { data = [] } = await platform.products.getProducts({ ids, expand: ['options'] })
  const [first, ...others] = data
    .filter(({ options }) => options?.some(({ id }) => id === GIFT_WRAP_OPTION))
    .map(({ id }) => id)
  if (!first) throw new Error('There is nothing to wrap')
  return [first, ...others]
}

/** Payments that end by themselves or by the shopper; those of a link have no form. */
export async function listPayable(
  servers: ServerPair,
  isWanted: (payment: TestPayment) => boolean = () => true
): Promise<[TestPayment, ...TestPayment[]]> {
  const all = await listPayments(servers)
  const [first, ...others] = all.filter(payment => payment.method !== 'UNZER_LINK_PAY' && isWanted(payment))
  if (!first) throw new Error('There is no payment to try')
  return [first, ...others]
}
