import { buildIntl } from '../../tests/factories/intl'
import { SITE_FACTS } from '../../tests/factories/app-config'
import { fillFacts } from './fill-facts'

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
  expect(plain(fillFacts(content, intl, { offer }))).toEqual({
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
  expect(fillFacts(content, intl, { offer: known })).toEqual({
    html: '',
    items: [{ title: '30 days to return' }],
    texts: ['Tea']
  })
})

it('names countries with the article that their names need', () => {
  const to = (code: string, name: string) =>
    fillFacts('{toDeliveryCountry}', intl, { offer: { ...offer, country: { code, name } } })
  expect(to('GB', 'United Kingdom')).toBe('to the UK')
  expect(to('AT', 'Austria')).toBe('to\u00a0Austria')
})

it.each([
  ['de-DE', 'Bis 12 Uhr, 2 bis 3 Werktage, Express 1 Werktag; täglich 7 bis 22 Uhr, 30 Tage'],
  ['en-DE', 'Bis noon, 2 to 3 working days, Express 1 working day; täglich 7am to 10pm, 30 Tage']
])('names times and hours in %s', (locale, written) => {
  const time = { standardFrom: 2, standardTo: 3, express: 1, orderBefore: 12 }
  const text =
    'Bis {orderBefore}, {standardDeliveryTime}, Express {expressDeliveryTime}; täglich {serviceHours}, {returnDays} Tage'
  const texts = locale === 'de-DE' ? locale : 'en-US'
  const filled = fillFacts(text, buildIntl(locale, texts), { offer: { ...offer, time }, facts: SITE_FACTS })
  expect(plain(filled)).toBe(written)
})

it('names the company that sends the newsletter', () => {
  expect(fillFacts('Sent by {mailService}', intl, { facts: SITE_FACTS })).toBe('Sent by Salesforce')
})

it('leaves out what needs a time that the platform does not say', () => {
  expect(fillFacts('By {orderBefore}', intl, { offer, facts: SITE_FACTS })).toBe('')
  expect(fillFacts('{returnDays} days', intl, { offer })).toBe('')
})
