import { ShopperBasketsV2 } from 'commerce-sdk-isomorphic'
import { seed } from '../../sandbox/seed/seed'
import { CLIENT, ORGANIZATION, startSandbox, type TestSandbox } from './session-setup'

const { categories, products, promotions } = seed
const ofJasmin = products.filter(({ siteId, online }) => siteId === 'jasmin' && online)
const isSimple = ({ kind }: { kind: string }) => kind === 'simple'
const tea = ofJasmin.find(product => isSimple(product) && product.facts.servings)!
const cup = ofJasmin.find(product => isSimple(product) && product.facts.servings === undefined)!
const reduced = ofJasmin.find(product => isSimple(product) && product.categoryIds.includes('herbal-tea'))!
const printedCard = ofJasmin.find(
  ({ isGiftCard, isVirtualGiftCard, kind }) => isGiftCard && !isVirtualGiftCard && kind !== 'master'
)!

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ seed: { categories, products, promotions } })
})
afterAll(() => sandbox.stop())

async function fill(...items: [productId: string, quantity: number][]) {
  const { access_token } = await sandbox.loginGuest()
  const baskets = new ShopperBasketsV2({
    parameters: { clientId: CLIENT, organizationId: ORGANIZATION, shortCode: 'sandbox1', siteId: 'jasmin' },
    headers: { authorization: `Bearer ${access_token}` },
    proxy: sandbox.origin,
    throwOnBadResponse: true
  })
  const productItems = items.map(([productId, quantity]) => ({ productId, quantity }))
  return baskets.createBasket({ body: { productItems } })
}

it('counts the boxes that are brewed, without anything that is not', async () => {
  expect(await fill([tea.id, 3], [cup.id, 2])).toMatchObject({
    c_quantityOfBrews: 3,
    c_minBoxesOrder: 0,
    c_remainingBrewsToMinimum: 0
  })
})

it('marks a basket with only printed gift cards', async () => {
  expect(await fill([printedCard.id, 1])).toMatchObject({
    c_containsOnlyNormalGC: true,
    c_containsVGC: false
  })
  expect(await fill([tea.id, 1])).toMatchObject({ c_containsOnlyNormalGC: false, c_containsVGC: false })
})

it('groups the lines by their category, by its name', async () => {
  const category = categories.find(({ id }) => id === tea.primaryCategoryId)!
  expect(await fill([tea.id, 1])).toMatchObject({
    c_categories: [category.id],
    c_groupedByCategories: [{ categoryName: category.name.de, products: [tea.id] }]
  })
})

it('names on a line the promotion that it costs less by', async () => {
  const callout = promotions.find(({ id }) => id === 'jasmin-herbal-weeks')!.calloutMsg.de
  const { productItems = [] } = await fill([reduced.id, 1], [cup.id, 1])
  expect(productItems.find(({ productId }) => productId === reduced.id)).toMatchObject({
    c_promotionMessage: callout,
    priceAdjustments: [{ itemText: callout }]
  })
})
