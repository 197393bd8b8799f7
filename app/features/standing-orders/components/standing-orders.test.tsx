import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { customer, home, PRODUCTS, stored } from '../../../../tests/factories/standing-order'
import { loadMessageGroup } from '../../../intl/message-groups'
import type { StandingStart } from '../standing-start'
import { StandingOrders } from './standing-orders'

const sandbox = serveSandbox()
const CREATE = 'createCustomerProductList'
const UPDATE = 'updateCustomerProductList'
const REMOVE = 'deleteCustomerProductList'
const ADD_ITEM = 'createCustomerProductListItem'

/** Bodies of the calls of an operation. */
const bodies = async (operation: string) =>
  (await sandbox.callsTo(operation)).map(({ body }) => body as Record<string, string>)
/** The platform is down for one change. */
const failOnce = (operation: string) => sandbox.refuse(operation, 503, { once: true })

beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const now = () => new Date('2026-11-23T12:00:00Z')
interface Opened {
  lists?: object[]
  payFor?: string
  startWith?: StandingStart
}

/** The standing orders of a customer, at a platform that accepts every change. */
function open({ lists = [stored], startWith, payFor }: Opened = {}) {
  sandbox.reply('getCustomerProductLists', { data: lists, total: lists.length, limit: 25 })
  sandbox.reply('getCustomerProductList', lists[0] ?? {})
  sandbox.reply(CREATE, { id: 'list-2' })
  sandbox.reply(UPDATE, { id: 'list-1' })
  sandbox.respond(REMOVE, () => new Response(null, { status: 204 }))
  sandbox.reply(ADD_ITEM, { id: 'item-2' })
  sandbox.respond('getProducts', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    const data = PRODUCTS.filter(({ id }) => ids.includes(id))
    return Response.json({ data, total: data.length, limit: 24 })
  })
  sandbox.reply('productSearch', { hits: [{ productId: 'pot' }, { productId: 'gone' }], total: 2 })
  renderWithProviders(
    <StandingOrders
      customer={customer}
      startWith={startWith}
      payFor={payFor}
      suggestions={['tea']}
      newAddress={() => <p>a form for an address</p>}
      now={now}
      loading={<p>waiting</p>}
      failed={() => <p>failed</p>}
      section={content => content}
    />,
    { platform: sandbox.openPlatform({ state: 'registered' }) }
  )
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

it('shows products, dates, address and payment', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Every 4 weeks' })).toBeInTheDocument()
  expect(screen.getByText(/^Next delivery on/)).toHaveTextContent('01/12/2026')
  expect(await screen.findByText('Sencha')).toBeInTheDocument()
  expect(screen.getAllByText('EUR 30.00')).toHaveLength(2)
  expect(screen.getByText('Visa ending in 1111')).toBeInTheDocument()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(row => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(['Planned', 'Skipped'])
})

it('appears with its products, which make it as high as it is', async () => {
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  open()
  sandbox.respond('getProducts', async () => {
    await held
    return Response.json({ data: PRODUCTS, total: PRODUCTS.length, limit: 24 })
  })
  await waitFor(async () => expect(await sandbox.callsTo('getProducts')).toHaveLength(1))
  expect(screen.getByText('waiting')).toBeVisible()
  answer()
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
  expect(screen.getByText(PRODUCTS[0]!.name!)).toBeVisible()
})

it('can be paused where its products cannot be loaded, which are asked for again', async () => {
  // The query library logs whatever fails.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  open()
  sandbox.refuse('getProducts', 503, { once: true })
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled()
  await press('Try again')
  expect(await screen.findByText(PRODUCTS[0]!.name!)).toBeVisible()
})

it('says which deliveries failed, until the customer has read it', async () => {
  const c_orderingNotificationsTable = JSON.stringify([
    { id: 'n1', date: '2026-11-03', type: 'payment-failed' },
    { id: 'n2', date: '2026-11-03', type: 'product-unavailable', productId: 'tea' },
    { id: 'n3', date: '2026-11-03', type: 'too-few-packs' },
    { id: 'n4', date: '2026-11-03', type: 'anything-else' }
  ])
  open({ lists: [{ ...stored, c_orderingNotificationsTable }] })
  expect(await screen.findByText(/delivery of 03\/11\/2026 failed/)).toBeInTheDocument()
  expect(await screen.findByText(/^Sencha was not available/)).toBeInTheDocument()
  expect(screen.getByText(/^Fewer than 6 boxes or sleeves/)).toBeInTheDocument()
  expect(screen.getByText(/could not be ordered/)).toBeInTheDocument()
  fireEvent.click(screen.getAllByRole('button', { name: 'Hide this message' })[0]!)
  await waitFor(async () => expect(await bodies(UPDATE)).toHaveLength(1))
  const [body] = await bodies(UPDATE)
  expect(JSON.parse(body?.c_orderingNotificationsTable ?? '')).toHaveLength(3)
})

it('leads from a delivery that could not be paid to the form of its payment', async () => {
  const failed = JSON.stringify([{ id: 'n1', date: '2026-11-03', type: 'payment-failed' }])
  open({ lists: [{ ...stored, c_orderingNotificationsTable: failed }] })
  await press('Choose another payment method')
  expect(await screen.findByRole('radio', { name: /Visa/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Choose another payment method' })).not.toBeInTheDocument()
})

it('opens with the payment of the standing order that the address names', async () => {
  open({ lists: [stored, { ...stored, id: 'list-2', c_orderingInterval: '8' }], payFor: 'list-2' })
  expect(await screen.findByRole('heading', { name: 'Every 8 weeks' })).toHaveFocus()
  expect(screen.getAllByRole('radio', { name: /Visa/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Change Payment' })).toHaveLength(1)
})

it('requires another payment if the saved card was removed', async () => {
  const c_orderingPayment = '{"paymentMethodId":"UNZER_CARDS","customerPaymentInstrumentId":"lost"}'
  open({ lists: [{ ...stored, c_orderingPayment }] })
  expect(await screen.findByText(/saved card is no longer in your account/)).toBeInTheDocument()
})

it('suspends, and says so where that fails', async () => {
  open()
  failOnce(UPDATE)
  await press('Pause')
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.')
  await press('Pause')
  expect(await screen.findByText('The change is saved.')).toBeInTheDocument()
  expect((await sandbox.callsTo(UPDATE)).at(-1)).toMatchObject({
    path: expect.stringMatching(/\/product-lists\/list-1$/),
    body: { c_orderingStatus: 0 }
  })
})

it('takes a suspended one for one that delivers nothing', async () => {
  open({ lists: [{ ...stored, c_orderingStatus: 0 }] })
  expect(await screen.findByText('Nothing is delivered until you resume it.')).toBeInTheDocument()
  expect(screen.queryByText('Planned')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Skip next delivery' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeInTheDocument()
})

it('ends only after the question', async () => {
  open()
  await press('End')
  expect(await sandbox.callsTo(REMOVE)).toEqual([])
  await press('End it')
  expect(await screen.findByText('The subscription has ended.')).toBeInTheDocument()
  expect(await sandbox.callsTo(REMOVE)).toHaveLength(1)
})

it('is set up from the cart: at least six packs of purchasable products', async () => {
  open({
    lists: [],
    startWith: {
      items: [
        { productId: 'tea', quantity: 5 },
        { productId: 'pot', quantity: 3 },
        { productId: 'gone', quantity: 9 }
      ],
      leftOut: []
    }
  })
  expect(await screen.findByText(/one more to go/)).toBeInTheDocument()
  expect(screen.getByText('Not available at the moment and not part of the delivery')).toBeInTheDocument()
  await press('Continue')
  expect(await screen.findByRole('alert')).toHaveTextContent('one more to go')
  const quantity = within(screen.getByRole('group', { name: /^Quantity of Sencha/ }))
  fireEvent.click(quantity.getByRole('button', { name: 'Increase quantity' }))
  await waitFor(() => expect(screen.queryByText(/is missing/)).not.toBeInTheDocument())
  await press('Remove Old blend')
  await press('Continue')

  fireEvent.click(await screen.findByRole('radio', { name: 'Every 8 weeks' }))
  await press('Continue')

  expect(await screen.findByRole('radio', { name: /Lindenweg 3/ })).toBeChecked()
  // Nothing is delivered there.
  expect(screen.queryByText(/Main Street/)).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('radio', { name: 'Express delivery' }))
  await press('Continue')

  expect(await screen.findByRole('radio', { name: /^Visa/ })).toBeChecked()
  const names = screen.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)
  expect(names).toEqual([
    expect.stringContaining('Visa ending in 1111'),
    expect.stringContaining('Credit card'),
    expect.stringContaining('Invoice'),
    expect.stringContaining('Direct debit')
  ])
  await press('Continue')

  failOnce(CREATE)
  await press('Subscribe and pay')
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.')
  await press('Subscribe and pay')
  expect(await screen.findByText('Your subscription is set up.')).toBeInTheDocument()
  const body = (await bodies(CREATE)).at(-1)
  expect(body).toMatchObject({
    type: 'custom_1',
    c_orderingStatus: 1,
    c_orderingInterval: '8',
    c_orderingStartDate: '2026-11-25',
    c_orderingNextShippingDate: '2026-11-25',
    c_orderingShipping: '{"shippingMethodId":"express"}'
  })
  expect(JSON.parse(body?.c_orderingShippingAddress ?? '')).toEqual(home)
  expect(JSON.parse(body?.c_orderingPayment ?? '')).toEqual({
    paymentMethodId: 'UNZER_CARDS',
    customerPaymentInstrumentId: 'card-1',
    c_successUrl: expect.stringContaining('/checkout/confirmation') as string,
    c_failureUrl: expect.stringContaining('/account/standing-orders') as string
  })
  expect(await bodies(ADD_ITEM)).toMatchObject([
    { productId: 'tea', quantity: 6 },
    { productId: 'pot', quantity: 3 }
  ])
})

it('says before anything is stored what the cart had that no delivery has', async () => {
  open({
    lists: [],
    startWith: { items: [{ productId: 'tea', quantity: 6 }], leftOut: ['giftWrap', 'giftCards', 'pickUp'] }
  })
  const note = await screen.findByText(/come without gift wrap/)
  expect(note).toBeVisible()
  expect(screen.getByText('Gift cards cannot be part of a subscription.')).toBeVisible()
  expect(screen.getByText(/^Subscriptions cannot be collected in a store/)).toBeVisible()
  await press('Continue')
  await screen.findByRole('radio', { name: 'Every 8 weeks' })
  expect(note).not.toBeInTheDocument()
  expect(await bodies(CREATE)).toEqual([])
})

it('finds products by name, and offers purchasable ones only', async () => {
  open({ lists: [], startWith: { items: [], leftOut: [] } })
  fireEvent.change(await screen.findByLabelText('Add a product'), { target: { value: 'old' } })
  expect(await screen.findByRole('button', { name: 'Add Teapot' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add Old blend' })).not.toBeInTheDocument()
  await press('Add Teapot')
  expect(await screen.findByRole('group', { name: /^Quantity of Teapot/ })).toBeInTheDocument()
})

it('refuses a day that is too early, and keeps the interval', async () => {
  open()
  await press(/^Change Next deliveries/)
  fireEvent.click(screen.getByRole('radio', { name: 'Every 12 weeks' }))
  const day = screen.getByLabelText(/^Next delivery leaves on/)
  fireEvent.change(day, { target: { value: '2026-11-24' } })
  await press('Save')
  await waitFor(() => expect(day).toHaveAccessibleDescription(/from 25\/11\/2026 to 23\/11\/2027/))
  expect(screen.getByRole('radio', { name: 'Every 12 weeks' })).toBeChecked()
  expect(await sandbox.callsTo(UPDATE)).toEqual([])
})

it('says once that another payment could not be saved', async () => {
  open()
  failOnce(UPDATE)
  await press(/^Change Payment/)
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.')
  await press('Save')
  expect(await screen.findByText('The change is saved.')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
