import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { ConfirmedOrder } from '../components/confirmed-order'
import { WholeOrder } from '../components/order-detail'
import { mapOrder } from '../map-order'
import type { Order } from '../order'
import { CancelItems, ReturnItems } from './change-units-button'

const sandbox = serveSandbox()

const omsData = { quantityAvailableToReturn: 2, quantityAvailableToCancel: 0, quantityReturnInitiated: 0 }
const item = {
  itemId: 'a',
  productId: 'tea-100',
  productName: 'Tea',
  quantity: 2,
  price: 10,
  c_variationValues: [{ label: '100 g' }],
  omsData
}
const platformOrder = {
  orderNo: 'JAS00001001',
  orderToken: 'token',
  currency: 'EUR',
  productItems: [
    item,
    { ...item, itemId: 'card', productName: 'Gift card', omsData: { quantityOrdered: 1 } }
  ],
  c_returnLabel: JSON.stringify([{ labelNo: 'RET-1', url: 'https://platform.test/label.pdf' }])
}

function openOrder(order: object = platformOrder, guest?: { code: string }) {
  sandbox.reply('guestOrderLookup', order)
  sandbox.reply('getOmsMetaData', {
    cancelReasonCodes: [
      { reason: 'Changed mind', default: true },
      { reason: 'Zu blau', default: false }
    ],
    returnReasonCodes: [
      { reason: 'Damaged', default: true },
      { reason: 'Zu blau', default: false },
      { reason: 'toString', default: false }
    ]
  })
  sandbox.reply('returnOmsOrder', order)
  const mapped = mapOrder(order)
  renderWithProviders(
    <>
      <ReturnItems order={mapped} guest={guest} />
      <CancelItems order={mapped} guest={guest} />
    </>,
    { platform: sandbox.openPlatform() }
  )
}
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Return items' }))
  return screen.findByRole('dialog', { name: 'What would you like to return?' })
}
const send = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Register return' }))

it('asks for quantity and reason of each returnable line, in the shopper’s language or the merchant’s words', async () => {
  openOrder(platformOrder, { code: '123456' })
  const dialog = await openDialog()
  const quantity = within(dialog).getByRole('combobox', { name: 'Quantity of Tea, 100 g' })
  expect(within(dialog).getAllByRole('combobox')).toHaveLength(1)
  expect(
    within(quantity)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  ).toEqual(['0', '1', '2'])
  await send(dialog)
  expect(within(dialog).getByText('Please choose at least one item.')).toBeVisible()
  await userEvent.selectOptions(quantity, '1')
  await send(dialog)
  const reason = within(dialog).getByRole('combobox', { name: /^Reason for Tea, 100 g/ })
  expect(reason).toHaveAccessibleDescription('Please choose a reason.')
  expect(
    within(reason)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  ).toEqual(['Please choose', 'Damaged', 'Zu blau', 'toString'])
  expect(await sandbox.callsTo('returnOmsOrder')).toEqual([])
  await userEvent.selectOptions(reason, 'Zu blau')
  await send(dialog)
  expect(await screen.findByText(/Your return is registered/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Open return label/ })).toHaveAttribute(
    'href',
    'https://platform.test/label.pdf'
  )
  expect(await sandbox.callsTo('returnOmsOrder')).toMatchObject([
    {
      body: {
        productItems: [{ itemId: 'a', quantity: 1, reason: 'Zu blau' }],
        orderAccessCode: '123456'
      }
    }
  ])
})

it.each([
  ['an old code', 404, 'order-not-found', 'Your code has expired. Please look up the order once more.'],
  ['changed quantities', 400, 'return-quantity-exceeded', /has changed in the meantime/],
  ['an order that is too old', 409, 'order-return-failed', /has changed in the meantime/],
  ['a broken platform', 500, 'internal', 'The return could not be registered. Please try again.']
])('says why a return is refused: %s', async (_why, status, type, text) => {
  openOrder(platformOrder, { code: '123456' })
  sandbox.refuse('returnOmsOrder', status, { type })
  const dialog = await openDialog()
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), '2')
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Reason/ }), 'Damaged')
  await send(dialog)
  expect(await within(dialog).findByText(text)).toBeVisible()
})

it('sends nothing when the order has changed since it was shown', async () => {
  openOrder()
  const dialog = await openDialog()
  const changed = { ...item, omsData: { ...omsData, quantityAvailableToReturn: 1 } }
  sandbox.reply('guestOrderLookup', { ...platformOrder, productItems: [changed] })
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), '2')
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Reason/ }), 'Damaged')
  await send(dialog)
  expect(await within(dialog).findByText(/has changed in the meantime/)).toBeVisible()
  expect(await sandbox.callsTo('returnOmsOrder')).toEqual([])
})

it('offers nothing by line without order management, or when nothing can come back', () => {
  openOrder({ ...platformOrder, productItems: [{ ...item, omsData: undefined }] })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('asks for no reason where they cannot be read', async () => {
  openOrder()
  // The query client writes a failed read into the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sandbox.refuse('getOmsMetaData', 503)
  const dialog = await openDialog()
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), '1')
  expect(within(dialog).getAllByRole('combobox')).toHaveLength(1)
  await send(dialog)
  await waitFor(async () => expect(await sandbox.callsTo('returnOmsOrder')).toHaveLength(1))
})

it.each([
  ['the order', (order: Order) => <WholeOrder order={order} />],
  ['the page that mails lead to', (order: Order) => <ConfirmedOrder order={order} />]
])('%s shows what has become of units and money, as the platform says', (_place, draw) => {
  const refunds = [
    {
      refundNo: '1',
      amount: 12.9,
      state: 'pending',
      parts: [{ paymentMethodId: 'UNZER_PAYPAL', amount: 12.9 }],
      options: [{ optionId: 'giftWrap', amount: 4.9 }]
    },
    { refundNo: '2', amount: 5, state: 'refunded', date: '2026-11-27T10:00:00.000Z', parts: [] },
    { refundNo: '3', amount: 3, state: 'not_charged', parts: [] }
  ]
  const units = { quantityCanceled: 1, quantityReturnInitiated: 2, quantityReturned: 1 }
  const order = {
    ...platformOrder,
    productItems: [{ ...item, omsData: units }],
    c_refund: JSON.stringify(refunds)
  }
  renderWithProviders(draw(mapOrder(order)), { platform: sandbox.openPlatform() })
  for (const text of [
    '1 item canceled',
    'Return registered for 2 items',
    '1 item returned',
    /12\.90 will be refunded/,
    'including EUR 4.90 for gift wrap',
    /to PayPal/,
    /5\.00 refunded on/,
    /3\.00 will not be charged/
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Return label RET-1/ })).toBeVisible()
})

it.each([
  ['for a reason', 'I changed my mind', { reason: 'Changed mind' }],
  ['for a reason in the merchant’s words', 'Zu blau', { reason: 'Zu blau' }],
  ['without a reason', 'Please choose', {}]
])('cancels units of a line that has not left, %s', async (_why, chosen, reason) => {
  const cancellable = { ...item, omsData: { quantityAvailableToCancel: 2 } }
  openOrder({ ...platformOrder, productItems: [cancellable] }, { code: '123456' })
  sandbox.reply('cancelOrderItems', { c_orderNo: 'JAS00001001', c_overallStatus: 'PROCESSING' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel individual items' }))
  const dialog = await screen.findByRole('dialog', { name: 'What would you like to cancel?' })
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), '1')
  const choice = within(dialog).getByRole('combobox', { name: 'Reason for Tea, 100 g' })
  expect(choice).not.toBeRequired()
  await userEvent.selectOptions(choice, 'Zu blau')
  await userEvent.selectOptions(choice, chosen)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel these items' }))
  expect(await screen.findByText('The items have been canceled.')).toBeVisible()
  const [sent] = await sandbox.callsTo('cancelOrderItems')
  expect(sent?.body).toEqual({ c_items: [{ itemId: 'a', quantity: 1, ...reason }], c_orderViewCode: 'token' })
})

it('shows that the choice is loading while the reasons are', async () => {
  openOrder()
  let answer: (() => void) | undefined
  sandbox.respond('getOmsMetaData', async () => {
    await new Promise<void>(resolve => (answer = resolve))
    return Response.json({ cancelReasonCodes: [], returnReasonCodes: [] })
  })
  const button = screen.getByRole('button', { name: 'Return items' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(answer).toBeDefined())
  answer?.()
  expect(await screen.findByRole('dialog', { name: 'What would you like to return?' })).toBeVisible()
})

it('says which of two lines of one product was collected, and in which store', async () => {
  const store = { firstName: '-', lastName: 'Jasmin Kannengasse', city: 'Köln' }
  openOrder({
    ...platformOrder,
    productItems: [
      { ...item, shipmentId: 'me' },
      { ...item, itemId: 'b', shipmentId: 'pickup' }
    ],
    shipments: [
      { shipmentId: 'me', shippingAddress: { firstName: 'Lina', lastName: 'Berg', city: 'Bonn' } },
      {
        shipmentId: 'pickup',
        shippingAddress: store,
        shippingMethod: { id: '005', c_storePickupEnabled: true },
        c_fromStoreId: 'de-koeln'
      }
    ]
  })
  const dialog = await openDialog()
  for (const place of ['Lina Berg, Bonn', 'Jasmin Kannengasse, Köln'])
    expect(within(dialog).getByRole('combobox', { name: `Quantity of Tea, 100 g, ${place}` })).toBeVisible()
})

it('says where each of two lines of one product went', async () => {
  const address = { firstName: 'Lina', lastName: 'Berg', city: 'Köln' }
  openOrder({
    ...platformOrder,
    productItems: [
      { ...item, shipmentId: 'me' },
      { ...item, itemId: 'b', shipmentId: 'aunt' }
    ],
    shipments: [
      { shipmentId: 'me', shippingAddress: address },
      { shipmentId: 'aunt', shippingAddress: { ...address, firstName: 'Erika', city: 'Bonn' } }
    ]
  })
  const dialog = await openDialog()
  expect(within(dialog).getByText('Lina Berg, Köln')).toBeVisible()
  expect(within(dialog).getByText('Erika Berg, Bonn')).toBeVisible()
  for (const place of ['Lina Berg, Köln', 'Erika Berg, Bonn'])
    expect(within(dialog).getByRole('combobox', { name: `Quantity of Tea, 100 g, ${place}` })).toBeVisible()
})
