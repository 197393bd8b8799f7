import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { loadMessageGroup } from '../../intl/message-groups'
import { Machines } from './machines'

const sandbox = serveSandbox()
beforeAll(() => loadMessageGroup('personal', 'en-DE'))

const SERIAL = '6000502K7M4Q9X2B1C'
const now = () => new Date('2026-11-23T12:00:00Z')
const mine = {
  serialNumber: '6000101AAAAAAAAAAA',
  name: 'Kitchen',
  productName: 'Brioso Uno',
  purchaseDate: '2026-03-01',
  registered: true,
  registerable: false
}
const old = { ...mine, serialNumber: '6000101BBBBBBBBBBB', name: undefined, purchaseDate: '2020-01-31' }
const bought = {
  ...mine,
  serialNumber: '6000832CCCCCCCCCCC',
  productId: 'p',
  name: undefined,
  registered: false
}

const REFUSED = { success: false, error: true }

/** The machines of Anna, at a platform with these lists, one of which `failing` refuses once. */
function open(
  machines: object[],
  registerable: object[] = [],
  failing?: 'getMachines' | 'getRegisterableMachines'
) {
  for (const operation of ['createMachine', 'updateMachine', 'deleteMachine'])
    sandbox.reply(operation, { success: true })
  sandbox.reply('getMachines', { machines })
  sandbox.reply('getRegisterableMachines', { machines: registerable })
  if (failing) {
    // The query client writes an unreadable list into the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    sandbox.refuse(failing, 503, { once: true })
  }
  renderWithProviders(
    <Machines
      now={now}
      loading={<p>waiting</p>}
      failed={retry => <button onClick={retry}>Read again</button>}
      section={(content, title) => (
        <section>
          {title && <h2>{title}</h2>}
          {content}
        </section>
      )}
    />,
    { platform: sandbox.openPlatform({ state: 'registered' }) }
  )
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('registers a machine by the number on its plate, however it is typed', async () => {
  open([])
  await press('Register a machine')
  expect(screen.getByRole('heading', { name: 'Register a machine' })).toHaveFocus()
  type(/^Serial number/, ' 6000 502k 7m4q 9x2b 1c ')
  type(/^Your name/, 'Office')
  type(/^Date of purchase/, '1.3.2026')
  await press('Save')
  expect(await screen.findByText('Your machine is registered.')).toBeVisible()
  expect(await sandbox.callsTo('createMachine')).toMatchObject([
    { body: { serialNumber: SERIAL, name: 'Office', purchaseDate: '2026/03/01' } }
  ])
  await waitFor(async () => {
    expect(await sandbox.callsTo('getMachines')).toHaveLength(2)
    expect(await sandbox.callsTo('getRegisterableMachines')).toHaveLength(2)
  })
})

it.each([
  ['', '', 'Please enter the serial number.'],
  ['6000991AAAAAAAAAAA', '', /This is not a serial number of one of our machines/],
  ['<b>6000', '', /This is not a serial number of one of our machines/],
  [SERIAL, '24.11.2026', /that is not in the future/],
  [SERIAL, '31.2.2026', /Please enter a date/]
])('refuses the number %j with the date %j, and keeps both', async (serial, date, text) => {
  open([])
  await press('Register a machine')
  type(/^Serial number/, serial)
  type(/^Date of purchase/, date)
  await press('Save')
  expect((await screen.findAllByText(text)).length).toBe(2)
  expect(screen.getByLabelText(/^Serial number/)).toHaveValue(serial)
  expect(screen.getByLabelText(/^Date of purchase/)).toHaveValue(date)
  expect(await sandbox.callsTo('createMachine')).toEqual([])
})

it('shows the platform’s message about a refused machine', async () => {
  open([])
  const shopperText = 'This serial number is already registered.'
  sandbox.reply('createMachine', { ...REFUSED, errorMessage: shopperText })
  await press('Register a machine')
  type(/^Serial number/, SERIAL)
  await press('Save')
  expect(await screen.findByText(shopperText)).toBeVisible()
  expect(screen.getByLabelText(/^Serial number/)).toHaveValue(SERIAL)
})

it('shows product, number and how long the warranty lasts', async () => {
  open([mine, old])
  expect(await screen.findByText('Kitchen')).toBeVisible()
  expect(screen.getByText('Serial number 6000101AAAAAAAAAAA')).toBeVisible()
  expect(screen.getByText(/Guarantee until 01\/03\/2028/)).toBeVisible()
  expect(screen.getByText(/Guarantee ended on 31\/01\/2022/)).toBeVisible()
})

it('changes name and date, and clears an emptied name', async () => {
  open([mine])
  await press('Change Kitchen')
  expect(screen.getByLabelText(/^Serial number/)).toHaveAttribute('readonly')
  expect(screen.getByLabelText(/^Date of purchase/)).toHaveValue('01.03.2026')
  type(/^Your name/, '')
  type(/^Date of purchase/, '')
  await press('Save')
  expect(await screen.findByText('Your machine has been updated.')).toBeVisible()
  expect(await sandbox.callsTo('updateMachine')).toMatchObject([
    { body: { serialNumber: mine.serialNumber, name: '', purchaseDate: '' } }
  ])
})

it('removes a machine after a question', async () => {
  open([mine])
  await press('Remove Kitchen')
  expect(await sandbox.callsTo('deleteMachine')).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('The machine has been removed.')).toBeVisible()
  expect(await sandbox.callsTo('deleteMachine')).toMatchObject([
    { body: { serialNumber: mine.serialNumber } }
  ])
})

it('says so when a machine could not be removed, and still shows it', async () => {
  open([mine])
  sandbox.respond('deleteMachine', () => HttpResponse.error())
  await press('Remove Kitchen')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The machine could not be removed. Please try again.'
  )
  expect(screen.getByText('Kitchen')).toBeVisible()
})

it('shows a failed list apart from an empty one, and reads it again', async () => {
  open([mine], [], 'getMachines')
  await press('Read again')
  expect(await screen.findByText('Kitchen')).toBeVisible()
})

it('says when the machines of past orders cannot be read, beside those that are registered', async () => {
  open([mine], [bought], 'getRegisterableMachines')
  expect(await screen.findByText('The machines from your orders could not be loaded.')).toBeVisible()
  expect(screen.getByText('Kitchen')).toBeVisible()
  await press('Try again')
  expect(await screen.findByRole('button', { name: 'Register Brioso Uno' })).toBeVisible()
})

it('offers the machines of past orders with their number filled in', async () => {
  open([], [bought])
  await press('Register Brioso Uno')
  expect(screen.getByLabelText(/^Serial number/)).toHaveValue(bought.serialNumber)
  await press('Save')
  await screen.findByText('Your machine is registered.')
  expect(await sandbox.callsTo('createMachine')).toMatchObject([
    { body: { serialNumber: bought.serialNumber, productId: 'p', name: '', purchaseDate: '2026/03/01' } }
  ])
})

it('shows the place of the serial number', async () => {
  open([])
  await press('Register a machine')
  expect(screen.getByText('Where do I find the serial number?')).toBeVisible()
  expect(screen.getByText(/silver plate/)).toBeInTheDocument()
})
