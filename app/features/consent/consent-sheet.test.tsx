import { fireEvent, screen, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import {
  ALL_CONSENTS,
  configureConsents,
  hasDecided,
  ONLY_REQUIRED,
  readConsents,
  saveConsents
} from '../../visit/consent/consent'
import { ConsentSheet } from './consent-sheet'

// Its code is compiled once, however long that takes here.
beforeAll(() => import('./load-consent-categories'))

beforeEach(() => {
  document.documentElement.lang = 'en-US'
  configureConsents({
    prefix: 'tea_',
    services: [
      { id: 'session', category: 'required', names: ['session_*'] },
      { id: 'botCheck', category: 'required', provider: 'Cloudflare', names: [] },
      { id: 'recommendations', category: 'marketing', provider: 'Salesforce', names: [] },
      { id: 'ads', category: 'marketing', names: ['ads'] }
    ]
  })
  saveConsents(ONLY_REQUIRED)
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

/** Opens the sheet; it can be closed if it was opened on request. */
function open({ isAsked = false } = {}) {
  const onClose = jest.fn()
  renderWithProviders(
    <>
      <button>Cookies</button>
      <ConsentSheet isAsked={isAsked} mayLeave={isAsked} onClose={onClose} />
    </>
  )
  return onClose
}
const sheet = () => screen.getByRole('dialog', { name: 'Your cookie settings' })
const press = (name: string) => fireEvent.click(within(sheet()).getByRole('button', { name }))
const box = (name: RegExp) => within(sheet()).getByRole<HTMLInputElement>('checkbox', { name })
/** Their code comes once they open. */
const untilSettings = () => within(sheet()).findByRole('checkbox', { name: /^Marketing/ })

it.each([
  ['Accept all', ALL_CONSENTS],
  ['Reject all', ONLY_REQUIRED]
])('takes "%s" for the choice', (name, expected) => {
  const onClose = open()
  press(name)
  expect(hasDecided()).toBe(true)
  expect(readConsents()).toEqual(expected)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('names who receives data, without providers of what is required', () => {
  open()
  expect(
    within(sheet()).getByText(/if you agree; data about your visit then also goes to Salesforce./)
  ).toBeVisible()
})

it('saves the chosen categories, with nothing ticked beforehand', async () => {
  open()
  press('Settings')
  await untilSettings()
  expect([/^Functional/, /^Performance/, /^Marketing/].map(name => box(name).checked)).toEqual([
    false,
    false,
    false
  ])
  fireEvent.click(box(/^Performance/))
  press('Save selection')
  expect(readConsents()).toEqual({ ...ONLY_REQUIRED, performance: true })
})

it('shows the earlier choice', async () => {
  saveConsents({ ...ONLY_REQUIRED, functional: true })
  open({ isAsked: true })
  await untilSettings()
  expect(box(/^Functional/)).toBeChecked()
  expect(box(/^Marketing/)).not.toBeChecked()
})

it('does not let the required category be switched off', async () => {
  open({ isAsked: true })
  await untilSettings()
  expect(box(/^Required/)).toBeChecked()
  expect(box(/^Required/)).toBeDisabled()
})

it('gives every answer the same weight', async () => {
  open({ isAsked: true })
  await untilSettings()
  const looks = ['Reject all', 'Accept all', 'Save selection'].map(
    name => within(sheet()).getByRole('button', { name }).className
  )
  expect(new Set(looks).size).toBe(1)
})

it('shows services, companies and storage of each category', async () => {
  open({ isAsked: true })
  await untilSettings()
  const marketing = within(sheet()).getByText('Marketing: what is used (2)').closest('details')
  expect(marketing).toHaveTextContent('Provider: Salesforce')
  expect(marketing).toHaveTextContent('Keeps nothing in your browser.')
  expect(marketing).toHaveTextContent('In your browser: ads')
  const performance = within(sheet()).getByText('Performance: what is used (0)').closest('details')
  expect(performance).toHaveTextContent('Nothing is used at the moment.')
})

it('leads to privacy and imprint', () => {
  open()
  expect(within(sheet()).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/en/privacy')
  expect(within(sheet()).getByRole('link', { name: 'Legal notice' })).toHaveAttribute('href', '/en/imprint')
})

it('removes what a withdrawn category has kept', async () => {
  saveConsents(ALL_CONSENTS)
  Cookies.set('ads', 'x')
  open({ isAsked: true })
  await untilSettings()
  fireEvent.click(box(/^Marketing/))
  press('Save selection')
  expect(Cookies.get('ads')).toBeUndefined()
})

it('leads the focus into the sheet, and to the settings once they open', () => {
  open()
  expect(sheet()).toHaveFocus()
  within(sheet()).getByRole('button', { name: 'Settings' }).focus()
  press('Settings')
  expect(sheet()).toHaveFocus()
})

it('does not take the focus from a shopper who is already active, unless the settings were requested', () => {
  renderWithProviders(<input aria-label="Search" />)
  screen.getByRole('textbox').focus()
  open()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('closes with Escape or its button without a choice, once there has been one', () => {
  saveConsents(ALL_CONSENTS)
  const onClose = open({ isAsked: true })
  fireEvent.keyDown(sheet(), { key: 'Escape' })
  press('Close')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(readConsents()).toEqual(ALL_CONSENTS)
})

it('stays open until there is a choice', () => {
  const onClose = open()
  fireEvent.keyDown(sheet(), { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  expect(within(sheet()).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})
