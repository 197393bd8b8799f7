import { fireEvent, screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { loadMessageGroup } from '../../../intl/message-groups'
import { PlatformError } from '../../../platform/http/platform-error'
import type { Platform } from '../../../platform/platform'
import { FindOrder } from './find-order'

beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const ORDER = {
  orderNo: 'JAS00000042',
  orderToken: 'token-42',
  currency: 'EUR',
  status: 'new',
  exportStatus: 'ready',
  c_overallStatus: 'PROCESSING',
  orderTotal: 12.5,
  productItems: [
    { itemId: '1', productId: 'p', productName: 'Sencha', c_variationValues: [], quantity: 2, price: 12.5 }
  ]
}

function open() {
  let order: object = ORDER
  const cancelOrder = jest.fn((): Promise<object> => {
    order = { ...ORDER, status: 'cancelled', c_overallStatus: 'CANCELLED' }
    return Promise.resolve({ success: true, c_overallStatus: 'CANCELLED' })
  })
  const orders = {
    requestOrderAccessCode: jest.fn(() => Promise.resolve({ status: 202 })),
    guestOrderLookup: jest.fn((_order: object, { orderViewCode }: { orderViewCode: string }) =>
      orderViewCode === '123456' || orderViewCode === ORDER.orderToken
        ? Promise.resolve(order)
        : Promise.reject(new PlatformError({ kind: 'fault', operation: 'guestOrderLookup', status: 404 }))
    )
  }
  renderWithProviders(<FindOrder box={content => <main>{content}</main>} />, {
    platform: { orders, family: () => ({ cancelOrder }) } as unknown as Platform
  })
  return { ...orders, cancelOrder }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

async function ask() {
  await type(/^Order number/, ' JAS00000042 ')
  await type(/^Email address/, ' ida@example.com ')
  await press('Send code')
}

it('opens an order by its number, the email address and the code of the mail', async () => {
  const { requestOrderAccessCode, guestOrderLookup } = open()
  await ask()
  expect(await screen.findByText(/a code with six digits is on its way/)).toBeVisible()
  expect(requestOrderAccessCode).toHaveBeenCalledWith(
    { orderNo: 'JAS00000042' },
    { email: 'ida@example.com' }
  )
  await type(/^Code/, '123 456')
  await press('Show order')
  expect(await screen.findByRole('heading', { level: 1, name: 'Order JAS00000042' })).toHaveFocus()
  expect(screen.getByText('Sencha')).toBeVisible()
  expect(guestOrderLookup).toHaveBeenCalledWith(
    { orderNo: 'JAS00000042' },
    { email: 'ida@example.com', orderViewCode: '123456' }
  )
})

it('says when a code opens nothing, and keeps it', async () => {
  open()
  await ask()
  await type(/^Code/, '654321')
  await press('Show order')
  expect((await screen.findAllByText(/This code does not open the order/))[0]).toBeVisible()
  expect(screen.getByLabelText(/^Code/)).toHaveValue('654321')
})

it.each([
  ['', 'ida@example.com', 'Please enter the number of your order.'],
  ['<b>', 'ida@example.com', 'Please enter the number of your order.'],
  ['JAS00000042', 'ida', 'Please enter valid email address.']
])('asks nothing for the number %j and the address %j', async (orderNo, email, text) => {
  const { requestOrderAccessCode } = open()
  await type(/^Order number/, orderNo)
  await type(/^Email address/, email)
  await press('Send code')
  expect((await screen.findAllByText(text)).length).toBe(2)
  expect(requestOrderAccessCode).not.toHaveBeenCalled()
})

it('keeps what was typed when the platform fails', async () => {
  const { requestOrderAccessCode } = open()
  requestOrderAccessCode.mockRejectedValueOnce(new Error('down'))
  await ask()
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible()
  expect(screen.getByLabelText(/^Order number/)).toHaveValue(' JAS00000042 ')
})

it.each(['jas00000042', ' Jas 0000 0042 '])(
  'takes the number "%s" as the platform writes it',
  async typed => {
    const { requestOrderAccessCode } = open()
    await type(/^Order number/, typed)
    await type(/^Email address/, 'ida@example.com')
    await press('Send code')
    expect(await screen.findByText(/a code with six digits is on its way/)).toBeVisible()
    expect(requestOrderAccessCode).toHaveBeenCalledWith(
      { orderNo: 'JAS00000042' },
      { email: 'ida@example.com' }
    )
  }
)

async function show() {
  await ask()
  await type(/^Code/, '123456')
  await press('Show order')
}

it('lets a guest cancel the order that was found, after a question, and shows what has become of it', async () => {
  const { cancelOrder } = open()
  await show()
  await press('Cancel order')
  expect(cancelOrder).not.toHaveBeenCalled()
  await press('Yes, cancel the order')
  expect(await screen.findByText('Your order has been cancelled.')).toBeVisible()
  expect(cancelOrder).toHaveBeenCalledWith({}, { orderNo: 'JAS00000042', orderToken: 'token-42' })
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
})

it('says in the platform’s words why the order cannot be cancelled any more', async () => {
  const { cancelOrder } = open()
  const shopperText = 'This order can no longer be cancelled.'
  cancelOrder.mockRejectedValueOnce(
    new PlatformError({ kind: 'fault', operation: 'cancelOrder', status: 409, shopperText })
  )
  await show()
  await press('Cancel order')
  await press('Yes, cancel the order')
  expect(await screen.findByText(shopperText)).toBeVisible()
})
