import { isCancellable, isReturnable, OVERALL_STATUSES } from './order-status'

it.each([
  ['new', 'ready', true],
  ['open', 'ready', true],
  ['created', 'ready', false],
  ['completed', 'ready', false],
  ['cancelled', 'ready', false],
  ['failed', 'ready', false],
  ['new', 'not_exported', false],
  ['open', 'exported', false],
  ['new', 'failed', false],
  [undefined, undefined, false]
])('lets an order of status %s and export status %s be cancelled: %s', (status, exportStatus, cancellable) =>
  expect(isCancellable({ status, exportStatus })).toBe(cancellable)
)

const label = [{ url: '/label' }]
it.each(OVERALL_STATUSES.map(status => [status, status !== 'RETURNED'] as const))(
  'lets an order with a return label that is %s be returned: %s',
  (overallStatus, returnable) =>
    expect(isReturnable({ isCancellable: false, overallStatus, returnLabels: label })).toBe(returnable)
)

it('lets nothing be returned that can still be cancelled, or has no label', () => {
  expect(isReturnable({ isCancellable: true, overallStatus: 'PROCESSING', returnLabels: label })).toBe(false)
  expect(isReturnable({ isCancellable: false, overallStatus: 'DELIVERED', returnLabels: [] })).toBe(false)
})
