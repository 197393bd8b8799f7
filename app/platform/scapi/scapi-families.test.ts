import * as vendor from 'commerce-sdk-isomorphic'
import { createFetch, type SentCall } from '../../../tests/factories/answers'
import {
  createRecordingPlatform,
  ORGANIZATION,
  RECORDED_CUSTOMER
} from '../../../tests/factories/recording-platform'
import type { Platform } from '../platform'
import { shopperAddressBook } from './shopper-address-book'
import { shopperBasketsCheckout } from './shopper-baskets-checkout'
import { shopperBasketsLifecycle } from './shopper-baskets-lifecycle'
import { shopperBasketsVouchers } from './shopper-baskets-vouchers'
import { shopperContexts } from './shopper-contexts'
import { shopperExperience } from './shopper-experience'
import { shopperProductLists } from './shopper-product-lists'
import { shopperProfile } from './shopper-profile'
import { shopperPromotions } from './shopper-promotions'
import { shopperStores } from './shopper-stores'

type Operations = Record<string, (parameters?: object, body?: object) => Promise<unknown>>
type VendorFamily = keyof typeof vendor & `Shopper${string}`

/** Our families beside the vendor's class for the same API. */
const families: [VendorFamily, (platform: Platform) => object][] = [
  ['ShopperProducts', p => p.products],
  ['ShopperSearch', p => p.search],
  ['ShopperBaskets', p => p.baskets],
  ['ShopperBaskets', p => p.family(shopperBasketsCheckout)],
  ['ShopperBaskets', p => p.family(shopperBasketsVouchers)],
  ['ShopperBaskets', p => p.family(shopperBasketsLifecycle)],
  ['ShopperOrders', p => p.orders],
  ['ShopperCustomers', p => p.customers],
  ['ShopperCustomers', p => p.family(shopperProfile)],
  ['ShopperCustomers', p => p.family(shopperAddressBook)],
  ['ShopperCustomers', p => p.family(shopperProductLists)],
  ['ShopperPromotions', p => p.family(shopperPromotions)],
  ['ShopperExperience', p => p.family(shopperExperience)],
  ['ShopperStores', p => p.family(shopperStores)],
  ['ShopperContexts', p => p.family(shopperContexts)]
]

const platformForNames = createRecordingPlatform().platform
const operations = families.flatMap(([family, open]) =>
  Object.keys(open(platformForNames)).map(operation => [family, operation, open] as const)
)

interface VendorClass {
  new (config: object): Operations
  apiPaths: Record<string, string>
  paramKeys: Record<string, readonly string[]>
}
const classOf = (family: VendorFamily) => vendor[family] as unknown as VendorClass

/** @throws Error that names an operation which the vendor's client lacks: its name is wrong, or it is of another API. */
function requirePublished(family: VendorFamily, operation: string): string {
  const path = classOf(family).apiPaths[operation]
  if (path === undefined) throw new Error(`commerce-sdk-isomorphic has no operation ${family}.${operation}`)
  return path
}

/** The request of the vendor's own client for the same input. */
async function sendByVendor(
  family: VendorFamily,
  operation: string,
  parameters: object,
  body: object
): Promise<SentCall> {
  requirePublished(family, operation)
  const { send, calls } = createFetch()
  const client = new (classOf(family))({
    proxy: 'http://scapi.test',
    fetch: send,
    parameters: { shortCode: 'a', organizationId: ORGANIZATION, siteId: 'jasmin', clientId: 'client' }
  })
  await client[operation]?.({ parameters, body } as object)
  return calls[0]!
}

/** Inputs that the vendor's client asks for; organization and site come from the settings. */
const listRequired = (family: VendorFamily, operation: string): string[] =>
  (classOf(family).paramKeys[`${operation}Required`] ?? []).filter(
    name => name !== 'organizationId' && name !== 'siteId'
  )
const buildInputs = (names: string[]) =>
  Object.fromEntries(names.map(name => [name, SPECIAL_INPUTS[name] ?? `${name}/ä`]))
const SPECIAL_INPUTS: Record<string, unknown> = { ids: ['a', 'b'], customerId: RECORDED_CUSTOMER }

const readQuery = (url: string) => [...new URL(url).searchParams.keys()]

describe.each(operations)('%s.%s', (family, operation, open) => {
  const required = listRequired(family, operation)
  const inputs = buildInputs(required)
  const body = { quantity: 1 }
  const callOurs = async (parameters: object, sentBody?: object) => {
    const { platform, calls } = createRecordingPlatform()
    await (open(platform) as Operations)[operation]?.(parameters, sentBody)
    return calls[0]!
  }

  it('requests the address that the vendor publishes', async () => {
    const published = requirePublished(family, operation)
    const filled = Object.entries({ organizationId: ORGANIZATION, ...inputs }).reduce(
      (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(String(value))),
      published
    )
    const { url } = await callOurs(inputs, body)
    expect(new URL(url).pathname).toMatch(new RegExp(`/v1${filled.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
  })

  it("sends the same request as the vendor's client, without unknown parameters", async () => {
    const ours = await callOurs(inputs, body)
    const theirs = await sendByVendor(family, operation, inputs, body)
    expect([ours.method, new URL(ours.url).pathname]).toEqual([theirs.method, new URL(theirs.url).pathname])
    const known = classOf(family).paramKeys[operation] ?? []
    // Requirement 13.1: the locale is added by default; gift certificates are no exception there.
    const unknown = readQuery(ours.url).filter(name => !known.includes(name))
    expect(unknown).toEqual(family === 'ShopperGiftCertificates' ? ['locale'] : [])
  })

  if (required.length > 0) {
    it.each(required)('is not sent without %s', async name => {
      await expect(callOurs({ ...inputs, [name]: undefined }, body)).rejects.toMatchObject({
        kind: 'input',
        operation,
        detail: `Missing parameters: ${name}`
      })
    })
  }
})

it('rejects an operation that the vendor’s client lacks, by its name', async () => {
  await expect(sendByVendor('ShopperStores', 'getShelves', {}, {})).rejects.toThrow(
    'commerce-sdk-isomorphic has no operation ShopperStores.getShelves'
  )
})
