import { buildPlan, describePlan, findNextDelivery, setDelivery, skipNextDelivery } from './delivery-plan'

const deliveries = [
  { id: '1', shippingDate: '2026-12-01', isActive: true },
  { id: '2', shippingDate: '2027-01-01', isActive: true },
  { id: '3', shippingDate: '2027-02-01', isActive: false }
]
const listActive = (plan: { id: string; isActive: boolean }[] | undefined) =>
  plan?.filter(each => each.isActive).map(each => each.id)

it.each([
  ['2', false, ['1']],
  ['3', true, ['1', '2', '3']],
  ['9', false, ['1', '2']]
])('with delivery %s set to %s, these come: %j', (id, isActive, active) =>
  expect(listActive(setDelivery({ deliveries }, id, isActive))).toEqual(active)
)

it.each([
  ['the stored next date', '2027-01-01', '2'],
  ['the stored next date with a time', '2027-01-01T10:00:00.000Z', '2'],
  ['no stored date: the first delivery', undefined, '1'],
  ['a date without delivery', '2027-01-15', undefined]
])('finds the next delivery by %s', (_by, nextShippingDate, id) =>
  expect(findNextDelivery({ deliveries, nextShippingDate })?.id).toBe(id)
)

it('skips the next delivery and leaves the plan that it was given alone', () => {
  expect(listActive(skipNextDelivery({ deliveries, nextShippingDate: '2027-01-01' }))).toEqual(['1'])
  expect(listActive(deliveries)).toEqual(['1', '2'])
})

it('has nothing to skip without deliveries', () =>
  expect(skipNextDelivery({ deliveries: [], nextShippingDate: undefined })).toBeUndefined())

it('plans six deliveries from a day on', () => {
  const plan = buildPlan('2026-12-01', 2)
  expect(plan.deliveries.map(each => each.shippingDate)).toEqual([
    '2026-12-01',
    '2026-12-15',
    '2026-12-29',
    '2027-01-12',
    '2027-01-26',
    '2027-02-09'
  ])
  expect(plan.nextShippingDate).toBe('2026-12-01')
})

it('stores the first future delivery as the next one, and an empty date without one', () => {
  expect(describePlan(setDelivery({ deliveries }, '1', false)).nextShippingDate).toBe('2027-01-01')
  expect(describePlan(deliveries.map(each => ({ ...each, isActive: false }))).nextShippingDate).toBe('')
})
