import { buildIntl } from '../../tests/factories/intl'
import { fillDeliveryTexts } from './fill-delivery-texts'

const intl = buildIntl('en-DE')
const offer = {
  country: { code: 'DE', name: 'Germany' },
  rate: { currency: 'EUR', standard: 3.99, express: 9.99, freeFrom: 39, freeFromBoxes: 7 }
}
/** Without the no-break spaces of amounts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))
const promise = 'Free delivery {toDeliveryCountry} from {freeDeliveryFrom} or for {freeDeliveryBoxes} boxes'

it('puts the amounts of the country into texts at any depth, and touches nothing else', () => {
  const content = {
    html: `<p>${promise}</p>`,
    items: [{ title: '{deliveryCountry}: {standardDelivery}, express {expressDelivery}', icon: 'truck' }],
    other: '{name} stays',
    level: 2
  }
  expect(plain(fillDeliveryTexts(content, intl, offer))).toEqual({
    html: '<p>Free delivery to Germany from EUR 39.00 or for 7 boxes</p>',
    items: [{ title: 'Germany: EUR 3.99, express EUR 9.99', icon: 'truck' }],
    other: '{name} stays',
    level: 2
  })
})

it.each([
  ['nothing', undefined],
  ['no least amount', { ...offer, rate: { ...offer.rate, freeFrom: undefined } }]
])('promises nothing where the platform says %s', (_what, known) => {
  const content = {
    html: `<p>${promise}</p>`,
    items: [{ title: promise, text: 'Always' }, { title: '30 days to return' }],
    texts: [promise, 'Tea']
  }
  expect(fillDeliveryTexts(content, intl, known)).toEqual({
    html: '',
    items: [{ title: '30 days to return' }],
    texts: ['Tea']
  })
})

it('names countries with the article that their names need', () => {
  const to = (code: string, name: string) =>
    fillDeliveryTexts('{toDeliveryCountry}', intl, { ...offer, country: { code, name } })
  expect(to('GB', 'United Kingdom')).toBe('to the United Kingdom')
  expect(to('AT', 'Austria')).toBe('to Austria')
})
