import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { createQueryClient } from '../../platform/query-object'
import { seed } from '../../../sandbox/seed/seed'
import { DeliveryEstimateBox, type DeliveryEstimateBoxProps } from './delivery-estimate-box'
import { findKeptDestination, forgetDestination } from '../../visit/destination'

const sandbox = serveSandbox()
const [tea, other] = seed.products
  .filter(({ siteId, kind, inventory }) => siteId === 'jasmin' && kind === 'simple' && inventory?.orderable)
  .map(({ id }) => id)
const hamburg = { postalCode: '20095', countryCode: 'DE' }

afterEach(() => {
  forgetDestination()
  jest.restoreAllMocks()
})

function show(props: Partial<DeliveryEstimateBoxProps> = {}) {
  const client = createQueryClient()
  const box = <DeliveryEstimateBox id="delivery" productIds={[tea!]} {...props} />
  render(withProviders(box, { platform: sandbox.openPlatform(), client }))
  return { user: userEvent.setup(), client }
}
const readEstimates = () => sandbox.callsTo('getDeliveryEstimates')
const reply = (shippingOptions: object[]) =>
  sandbox.respond('getDeliveryEstimates', ({ request }) =>
    HttpResponse.json({
      productDeliveryEstimates: [
        { productId: new URL(request.url).searchParams.get('productIds'), shippingOptions }
      ]
    })
  )

/** A merchant whose delivery times differ within the country. */
const withoutCountryRule = () =>
  sandbox.reply('Site-Countries', {
    countries: [
      { countryCode: 'DE', countryName: 'Germany' },
      { countryCode: 'AT', countryName: 'Austria' }
    ]
  })

it('says when the product arrives in the country of the locale, before a postal code is named', async () => {
  const { user } = show()
  expect(await screen.findByText(/^Arrives (?!.*by express$)/)).toBeVisible()
  expect(screen.getByText('Delivery to Germany')).toBeVisible()
  expect(findKeptDestination()).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Enter a postal code' }))
  expect(screen.getByRole('textbox', { name: /Postal code/ })).toHaveValue('')
})

it('asks for a postal code where the country has no rule, or no date', async () => {
  reply([])
  show()
  expect(await screen.findByText('When will it arrive?')).toBeVisible()
  await waitFor(async () => expect(await readEstimates()).toHaveLength(1))
  expect(await screen.findByText('When will it arrive?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Enter a postal code' })).toBeVisible()
  expect(screen.queryByText(/Delivery to|do not deliver/)).toBeNull()
})

it('asks for a postal code and says when the product arrives there', async () => {
  withoutCountryRule()
  const { user, client } = show()
  await user.click(await screen.findByRole('button', { name: 'Enter a postal code' }))
  expect(screen.getByRole('textbox', { name: /Postal code/ })).toHaveFocus()
  await user.type(screen.getByRole('textbox', { name: /Postal code/ }), ' 20095{Enter}')
  expect(await screen.findByText(/^Arrives (?!.*by express$)/)).toBeVisible()
  expect(screen.getByText(/^Delivery to 20095, Germany/)).toBeVisible()
  expect(screen.getByText(/^If you order (within|by) /)).toBeVisible()
  expect(screen.getByText(/^Arrives .* by express$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change postal code' })).toHaveFocus()
  expect(findKeptDestination()).toEqual(hamburg)
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash)
  expect(keys.join()).not.toContain('20095')
})

it('lists countries in the alphabet of the reader and has chosen that of the locale', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: /Enter a postal/ }))
  await screen.findByRole('option', { name: 'Austria' })
  expect(screen.getByRole('combobox')).toHaveValue('DE')
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names.slice(0, 4)).toEqual(['Austria', 'Belgium', 'Denmark', 'France'])
  expect(names.at(-1)).toBe('United Kingdom')
})

it('refuses a postal code of another country, with an example', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: /Enter a postal/ }))
  await screen.findByRole('option', { name: 'Austria' })
  await user.type(screen.getByRole('textbox', { name: /Postal code/ }), '1010{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('for example 20095.')
  expect(screen.getByRole('textbox', { name: /Postal code/ })).toHaveAccessibleDescription(/20095/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'AT')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Show delivery date' }))
  expect(await screen.findByText(/^Delivery to 1010, Austria/)).toBeVisible()
  expect((await readEstimates()).at(-1)?.query).toMatchObject({ postalCode: '1010', countryCode: 'AT' })
})

it('refuses a postal code of another length before the countries’ rules have come', async () => {
  sandbox.respond('Site-Countries', () => new Promise(() => undefined))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Enter a postal code' }))
  await user.type(screen.getByRole('textbox', { name: /Postal code/ }), '1234{Enter}')
  expect(screen.getByRole('textbox', { name: /Postal code/ })).toHaveAccessibleDescription(/20095/)
  await user.clear(screen.getByRole('textbox', { name: /Postal code/ }))
  await user.type(screen.getByRole('textbox', { name: /Postal code/ }), '20095{Enter}')
  expect(await screen.findByText(/^Delivery to 20095/)).toBeVisible()
})

it('begins with the known destination, which a typed one replaces and “Cancel” keeps', async () => {
  const { user } = show({ known: { postalCode: '1010', countryCode: 'AT' } })
  expect(await screen.findByText(/^Delivery to 1010/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change postal code' }))
  expect(screen.getByRole('textbox', { name: /Postal code/ })).toHaveValue('1010')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/^Delivery to 1010/)).toBeVisible()
  expect(findKeptDestination()).toBeUndefined()
})

it('waits for the slowest product of a basket', async () => {
  const start = Date.now() + 86_400_000 * 2
  sandbox.respond('getDeliveryEstimates', ({ request }) => {
    const productId = new URL(request.url).searchParams.get('productIds')
    const at = new Date(start + (productId === other ? 86_400_000 : 0)).toISOString()
    const option = { shippingMethodId: 'standard', deliveryWindow: { startAt: at, endAt: at } }
    return HttpResponse.json({ productDeliveryEstimates: [{ productId, shippingOptions: [option] }] })
  })
  show({ productIds: [tea!, other!], known: hamburg })
  const weekday = new Date(start + 86_400_000).toLocaleDateString('en', {
    weekday: 'long',
    timeZone: 'Europe/Berlin'
  })
  expect(await screen.findByText(`Arrives on ${weekday}`)).toBeVisible()
  expect(await readEstimates()).toHaveLength(2)
})

it.each([
  [
    'no provider of estimates',
    () => sandbox.reply('getDeliveryEstimates', { productDeliveryEstimates: [] }),
    /cannot give/
  ],
  ['a product that is gone', () => sandbox.refuse('getDeliveryEstimates', 404), /cannot give/],
  ['no method for the place', () => reply([]), /We do not deliver this/],
  [
    'a time that is over',
    () =>
      reply([
        {
          shippingMethodId: 'standard',
          deliveryWindow: { startAt: '2020-01-01T10:00:00Z', endAt: '2020-01-02T10:00:00Z' }
        }
      ]),
    /cannot give/
  ]
])('names no day for %s', async (_what, answer, text) => {
  answer()
  show({ known: hamburg })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText(/^Arrives/)).toBeNull()
})

it('says that the date cannot be had when the platform fails, and tries again', async () => {
  // The query library logs whatever fails.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sandbox.refuse('getDeliveryEstimates', 500, { once: true })
  const { user } = show({ known: hamburg })
  expect(await screen.findByText(/not available at the moment/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Arrives (?!.*by express$)/)).toBeVisible()
})

it('names no day while the platform is slow, nor for a garbled answer', async () => {
  // Unusable responses are logged.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  let answer: (response: Response) => void = () => undefined
  sandbox.respond('getDeliveryEstimates', () => new Promise<Response>(resolve => (answer = resolve)))
  show({ known: hamburg })
  expect(await screen.findByText(/^Looking up/)).toBeVisible()
  await waitFor(async () => expect(await readEstimates()).toHaveLength(1))
  expect(screen.queryByText(/^Arrives/)).toBeNull()
  answer(HttpResponse.json({ productDeliveryEstimates: [{ productId: tea, shippingOptions: 'soon' }] }))
  expect(await screen.findByText(/cannot give/)).toBeVisible()
})

it('reads an estimate again when its cut-off passes while the page is open', async () => {
  const real = Date.now.bind(Date)
  let ahead = 0
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ahead)
  show({ known: hamburg })
  expect(await screen.findByText(/^Arrives (?!.*by express$)/)).toBeVisible()
  // A call in flight would have waited for twenty days.
  expect(await screen.findByText('Delivery to 20095, Germany')).toBeVisible()
  expect(await readEstimates()).toHaveLength(1)
  ahead = 86_400_000 * 20
  await sandbox.control('/clock', { aheadMs: ahead })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.queryByText(/^Arrives (?!.*by express$)/)).toBeNull()
  expect(await screen.findByText(/^Arrives (?!.*by express$)/)).toBeVisible()
  // The token has expired as well, so that the call may have been repeated.
  expect((await readEstimates()).length).toBeGreaterThan(1)
})

it('writes dates and no cut-off where the shopper’s clock is wrong', async () => {
  const real = Date.now.bind(Date)
  jest.spyOn(Date, 'now').mockImplementation(() => real() + 86_400_000 * 3)
  const [start, end] = [1, 2].map(days => new Date(real() + 86_400_000 * days).toISOString())
  reply([
    {
      shippingMethodId: 'standard',
      deliveryWindow: { startAt: start, endAt: end },
      orderCutoffAt: new Date(real() + 3_600_000).toISOString()
    }
  ])
  show({ known: hamburg })
  expect(await screen.findByText(/^Arrives \w{3},? \d+ \w+ to /)).toBeVisible()
  expect(screen.queryByText(/If you order/)).toBeNull()
  expect(await readEstimates()).toHaveLength(1)
})
