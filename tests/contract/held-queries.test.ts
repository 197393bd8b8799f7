import { serveCatalogue } from './products-setup'

const guests = serveCatalogue()

type Expected = RegExp | { shelf: string }
type Held = [query: string, first: Expected]

/** What shoppers type, and what has to come first: a product by its name, or anything from a shelf. */
const HELD: Record<string, Held[]> = {
  'jasmin de-DE': [
    ['sencha', /^Sencha/],
    ['Schwarztee', { shelf: 'black-tea' }],
    ['schwarzer Tee', { shelf: 'black-tea' }],
    ['Schwarzer Te', { shelf: 'black-tea' }],
    ['schwarz tee', { shelf: 'black-tea' }],
    ['Grüntee', { shelf: 'green-tea' }],
    ['gruener tee', { shelf: 'green-tea' }],
    ['grüne tees', { shelf: 'green-tea' }],
    ['weißtee', { shelf: 'white-oolong-tea' }],
    ['weisser tee', { shelf: 'white-oolong-tea' }],
    ['Kräutertee', { shelf: 'herbal-tea' }],
    ['kraeuter tee', { shelf: 'herbal-tea' }],
    ['Früchte Tee', { shelf: 'fruit-tea' }],
    ['Früchtetee', { shelf: 'fruit-tea' }],
    ['Rotbusch', { shelf: 'rooibos-tea' }],
    ['roibos', { shelf: 'rooibos-tea' }],
    ['Eistee Pfirsich', /Eistee Pfirsich/],
    ['pfirsicheistee', /Eistee Pfirsich/],
    ['Jasmintee', /Jasmin/],
    ['jasmin perlen', /Jasminperlen/],
    ['darjeling', /^Darjeeling/],
    ['Darjeeling First Flush', /^Darjeeling/],
    ['assam', /^Assam/],
    ['erl grey', /^Earl Grey/],
    ['earlgrey', /^Earl Grey/],
    ['Kamille', /^Kamille/],
    ['kamillentee', /^Kamille/],
    ['pfeferminze', /^Pfefferminze/],
    ['Pfefferminztee', /^Pfefferminze/],
    ['Ingwertee', /Ingwer Zitrone/],
    ['zitronen ingwer', /Ingwer Zitrone/],
    ['matcha besen', /^Matchabesen/],
    ['Matchabesen', /^Matchabesen/],
    ['Matcha Schale', /^Matchaschale/],
    ['Teekanne', /kanne/],
    ['tee kanne glas', /^Glaskanne/],
    ['kanne', /kanne/],
    ['Wasserkocher', /^Wasserkocher/],
    ['Teedose', /^Teedose/],
    ['honig', /honig$/],
    ['Kekse', /^Butterkekse/],
    ['Adventskalender', /^Adventskalender/],
    ['advents kalender', /^Adventskalender/],
    ['Gutschein', /geschenkkarte$/i],
    ['Geschenkkarte', /geschenkkarte$/i],
    ['Gute Nacht', /^Gute[ -]Nacht/],
    ['koffeinfreier tee', { shelf: 'herbal-tea' }],
    ['100000000000000101', /^Sencha Morgennebel$/]
  ],
  'jasmin en-DE': [
    ['black tea', { shelf: 'black-tea' }],
    ['gren tea', { shelf: 'green-tea' }],
    ['peppermint', /Peppermint/],
    ['chamomile', /Camomile/],
    ['teapot', /Pot/],
    ['gift voucher', /Gift Card/]
  ],
  'puro de-DE': [
    ['Espressokapseln', { shelf: 'espresso' }],
    ['espresso kapsel', { shelf: 'espresso' }],
    ['koffeinfrei', { shelf: 'decaf' }],
    ['Kaffeemaschine', /^(Kolibri|Kranich|Albatros)/],
    ['kapselmaschine', /^(Kolibri|Kranich|Albatros)/],
    ['Milchaufschäumer', /schäumer/],
    ['milch schäumer', /^Milchschäumer/],
    ['entkalcker', /entkalker/],
    ['Espressotasse', /^Espressotassen/],
    ['Kakao', /^Kakao/],
    ['kaffebohnen', /^(Werkbank|Schwarzer Schwan|Crema|Handfilter|Spätschicht)/]
  ]
}

const cases = Object.entries(HELD).flatMap(([shop, list]) =>
  list.map(([query, first]) => ({ shop, query, first }))
)

it('holds at least sixty queries', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

it.each(cases)('finds first what is meant by $query ($shop)', async ({ shop, query, first }) => {
  const [siteId, locale] = shop.split(' ') as ['jasmin' | 'puro', string]
  const { hits = [] } = await guests[siteId].search.productSearch({ parameters: { q: query, locale } })
  const [hit] = hits
  expect(hit).toBeDefined()
  if (first instanceof RegExp) return expect(hit?.productName).toMatch(first)
  const product = await guests[siteId].products.getProduct({
    parameters: { id: hit?.productId ?? '', locale }
  })
  return expect([hit?.productName, product.primaryCategoryId]).toEqual([hit?.productName, first.shelf])
})
