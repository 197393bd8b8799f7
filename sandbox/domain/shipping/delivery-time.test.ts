import { estimateDelivery, estimateWindow, getDeliveryTime } from './delivery-time'

const GERMANY = { countryCode: 'DE' }

it.each([
  ['before the cut-off to the next working day', '2030-01-08T09:00:00Z', 'DE', '2030-01-09T11:00:00Z'],
  ['after the cut-off one day later', '2030-01-08T11:00:00Z', 'DE', '2030-01-10T11:00:00Z'],
  ['in summer time', '2030-07-09T09:59:00Z', 'DE', '2030-07-10T10:00:00Z'],
  ['on a Friday to Monday', '2030-01-11T09:00:00Z', 'DE', '2030-01-14T11:00:00Z'],
  ['on a Friday evening to Tuesday', '2030-01-11T18:00:00Z', 'DE', '2030-01-15T11:00:00Z'],
  ['at the weekend to Tuesday', '2030-01-12T18:00:00Z', 'DE', '2030-01-15T11:00:00Z'],
  ['not on the holidays of Christmas', '2030-12-24T09:00:00Z', 'DE', '2030-12-27T11:00:00Z'],
  ['a day later in Austria', '2030-01-08T09:00:00Z', 'AT', '2030-01-10T11:00:00Z'],
  ['before Good Friday after Easter', '2030-04-18T09:00:00Z', 'DE', '2030-04-23T10:00:00Z'],
  ['before a holiday of the country a day later', '2030-10-24T09:00:00Z', 'AT', '2030-10-28T11:00:00Z'],
  ['before a holiday of Italy after it', '2030-04-22T18:00:00Z', 'IT', '2030-04-29T10:00:00Z'],
  ['on a German holiday as on the day after it', '2030-10-03T09:00:00Z', 'FR', '2030-10-08T10:00:00Z'],
  ['two days later in Great Britain', '2030-01-08T09:00:00Z', 'GB', '2030-01-11T11:00:00Z']
])('delivers what is ordered %s', (_when, now, country, arrival) => {
  expect(new Date(estimateDelivery(Date.parse(now), { countryCode: country })).toISOString()).toBe(
    new Date(arrival).toISOString()
  )
})

it.each([
  ['today before the cut-off', '2030-01-08T09:00:00Z', '2030-01-08T11:00:00Z'],
  ['tomorrow from the cut-off on', '2030-01-08T11:00:00Z', '2030-01-09T11:00:00Z'],
  ['on Monday at the weekend', '2030-01-12T18:00:00Z', '2030-01-14T11:00:00Z'],
  ['after Easter from the cut-off of Maundy Thursday on', '2030-04-18T10:00:00Z', '2030-04-23T10:00:00Z']
])('holds a window until the cut-off: %s', (_when, now, cutoff) => {
  const { orderCutoffAt } = estimateWindow('standard', Date.parse(now), GERMANY)
  expect(new Date(orderCutoffAt!).toISOString()).toBe(new Date(cutoff).toISOString())
  const until = estimateWindow('standard', orderCutoffAt! - 1, GERMANY)
  expect(until).toEqual(estimateWindow('standard', Date.parse(now), GERMANY))
  expect(estimateWindow('standard', orderCutoffAt!, GERMANY).endAt).toBeGreaterThan(until.endAt)
})

it('has no cut-off for what is sent by e-mail', () => {
  expect(estimateWindow('email', 5, GERMANY)).toEqual({ startAt: 5, endAt: 5 })
})

it('counts from the day on which pre-ordered goods arrive, without a cut-off', () => {
  const placed = Date.parse('2030-01-08T09:00:00Z')
  const inStock = Date.parse('2030-02-04T00:00:00Z')
  expect(estimateWindow('standard', placed, GERMANY, inStock)).toEqual({
    startAt: Date.parse('2030-02-06T11:00:00Z'),
    endAt: Date.parse('2030-02-07T11:00:00Z')
  })
  expect(estimateWindow('standard', placed, GERMANY, placed - 1)).toEqual(
    estimateWindow('standard', placed, GERMANY)
  )
})

it.each([
  ['DE', { standardFrom: 2, standardTo: 3, express: 1, orderBefore: 12 }],
  ['AT', { standardFrom: 3, standardTo: 4, express: 2, orderBefore: 12 }],
  ['IT', { standardFrom: 4, standardTo: 5, express: 3, orderBefore: 12 }],
  ['GB', { standardFrom: 4, standardTo: 5, express: 3, orderBefore: 11 }]
])('says the days and the hour of the estimates for texts: %s', (country, time) => {
  expect(getDeliveryTime(country)).toEqual(time)
  // A Monday without holidays in the fortnight after it.
  const monday = Date.parse('2030-02-04T08:00:00Z')
  const { startAt, endAt } = estimateWindow('standard', monday, { countryCode: country })
  const workingDays = (until: number) => {
    const days = Math.floor((until - monday) / 86_400_000)
    return days - 2 * Math.floor(days / 7) - (days % 7 > 4 ? 2 : 0)
  }
  expect([workingDays(startAt), workingDays(endAt)]).toEqual([time.standardFrom, time.standardTo])
})

it.each([
  ['in Munich one day later at the latest', '80331', '2027-01-06', '2027-01-08'],
  ['in Hamburg as on other days', '20095', '2027-01-06', '2027-01-07']
])('gives a standard parcel before Epiphany %s', (_when, postalCode, first, last) => {
  const place = { countryCode: 'DE', postalCode }
  const { startAt, endAt } = estimateWindow('standard', Date.parse('2027-01-04T09:00:00Z'), place)
  expect([startAt, endAt].map(time => new Date(time).toISOString().slice(0, 10))).toEqual([first, last])
})
