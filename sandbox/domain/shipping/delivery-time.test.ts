import { estimateDelivery } from './delivery-time'

it.each([
  ['before the cut-off to the next working day', '2030-01-08T09:00:00Z', 'DE', '2030-01-09T11:00:00Z'],
  ['after the cut-off one day later', '2030-01-08T13:00:00Z', 'DE', '2030-01-10T11:00:00Z'],
  ['in summer time', '2030-07-09T11:59:00Z', 'DE', '2030-07-10T10:00:00Z'],
  ['on a Friday to Monday', '2030-01-11T09:00:00Z', 'DE', '2030-01-14T11:00:00Z'],
  ['on a Friday evening to Tuesday', '2030-01-11T18:00:00Z', 'DE', '2030-01-15T11:00:00Z'],
  ['at the weekend to Tuesday', '2030-01-12T18:00:00Z', 'DE', '2030-01-15T11:00:00Z'],
  ['not on the holidays of Christmas', '2030-12-24T09:00:00Z', 'DE', '2030-12-27T11:00:00Z'],
  ['a day later in Austria', '2030-01-08T09:00:00Z', 'AT', '2030-01-10T11:00:00Z'],
  ['two days later in Great Britain', '2030-01-08T09:00:00Z', 'GB', '2030-01-11T11:00:00Z']
])('delivers what is ordered %s', (_when, now, country, arrival) => {
  expect(new Date(estimateDelivery(Date.parse(now), country)).toISOString()).toBe(
    new Date(arrival).toISOString()
  )
})
