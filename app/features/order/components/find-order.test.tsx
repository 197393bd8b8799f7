import { fireEvent, screen } from '@testing-library/react'
import { placeOrder } from '../../../../tests/factories/placed-order'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../../tests/factories/sandbox-platform'
import { loadMessageGroup } from '../../../intl/message-groups'
import { FindOrder } from './find-order'

const sandbox = serveSandbox()
const EMAIL = 'ida@example.com'

beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const open = () =>
  renderWithProviders(<FindOrder box={content => <main>{content}</main>} />, {
    platform: sandbox.openPlatform()
  })

/** The form on another device than the one from which a guest ordered a minute ago. */
async function openWithOrder() {
  const { orderNo } = await placeOrder(sandbox.openPlatform(), sandbox.origin, { email: EMAIL })
  await sandbox.control('/clock', { aheadMs: 60_000 })
  open()
  return orderNo
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

async function requestCode(orderNo: string) {
  await type(/^Order number/, orderNo)
  await type(/^Email address/, ` ${EMAIL} `)
  await press('Send code')
  expect(await screen.findByText(/a six-digit code is on its way/)).toBeVisible()
}

interface Mail {
  kind: string
  document: { code: string }
}
async function readCode() {
  const { mails } = await sandbox.control<{ mails: Mail[] }>('/outbox')
  return mails.find(({ kind }) => kind === 'order-access-code')?.document.code ?? ''
}

async function show(orderNo: string) {
  await requestCode(orderNo)
  await type(/^Code/, await readCode())
  await press('Show order')
}

it('opens an order by its number, the email address and the code of the mail', async () => {
  const orderNo = await openWithOrder()
  await requestCode(` ${orderNo} `)
  await type(/^Code/, (await readCode()).replace(/^.{3}/, '$& '))
  await press('Show order')
  expect(await screen.findByRole('heading', { level: 1, name: `Order ${orderNo}` })).toHaveFocus()
  expect(screen.getByText(/Sencha/)).toBeVisible()
})

it('says when a code opens nothing, and keeps it', async () => {
  const orderNo = await openWithOrder()
  await requestCode(orderNo)
  const wrong = (await readCode()) === '654321' ? '123456' : '654321'
  await type(/^Code/, wrong)
  await press('Show order')
  expect((await screen.findAllByText(/This code does not open the order/))[0]).toBeVisible()
  expect(screen.getByLabelText(/^Code/)).toHaveValue(wrong)
})

it.each([
  ['', EMAIL, 'Please enter your order number.'],
  ['<b>', EMAIL, 'Please enter your order number.'],
  ['JAS00000042', 'ida', 'Please enter valid email address.']
])('requests no code for the number %j and the address %j', async (orderNo, email, text) => {
  open()
  await type(/^Order number/, orderNo)
  await type(/^Email address/, email)
  await press('Send code')
  expect((await screen.findAllByText(text)).length).toBe(2)
  expect(await sandbox.callsTo('requestOrderAccessCode')).toEqual([])
})

it('keeps the typed order number when the platform fails', async () => {
  sandbox.refuse('requestOrderAccessCode', 503)
  open()
  await type(/^Order number/, ' JAS00000042 ')
  await type(/^Email address/, EMAIL)
  await press('Send code')
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible()
  expect(screen.getByLabelText(/^Order number/)).toHaveValue(' JAS00000042 ')
})

it.each([
  ['in small letters', (orderNo: string) => orderNo.toLowerCase()],
  ['with spaces', (orderNo: string) => ` ${orderNo.slice(0, 3).toLowerCase()} ${orderNo.slice(3)} `]
])('finds the order whose number was typed %s', async (_, write) => {
  const orderNo = await openWithOrder()
  await show(write(orderNo))
  expect(await screen.findByRole('heading', { level: 1, name: `Order ${orderNo}` })).toBeVisible()
})

it('lets a guest cancel the order that was found, after a question, and shows its new status', async () => {
  await show(await openWithOrder())
  await press('Cancel order')
  expect(await sandbox.callsTo('Order-Cancel')).toEqual([])
  await press('Yes, cancel the order')
  expect(await screen.findByText('Your order has been canceled.')).toBeVisible()
  expect(await screen.findByText('Canceled')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
})

it('says in the platform’s words why the order cannot be cancelled any more', async () => {
  const orderNo = await openWithOrder()
  await show(orderNo)
  await press('Cancel order')
  for (const to of ['READY_FOR_SHIPPING', 'SHIPPED'])
    await sandbox.control(`/orders/jasmin/${orderNo}`, { to })
  await press('Yes, cancel the order')
  expect(await screen.findByText('This order can no longer be cancelled.')).toBeVisible()
})
