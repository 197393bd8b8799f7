import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { useLocation } from '../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import {
  ALL_CONSENTS,
  configureConsents,
  hasDecided,
  ONLY_REQUIRED,
  openConsentSettings,
  readConsents,
  saveConsents
} from '../../visit/consent/consent'
import { ViewModeProvider } from '../../visit/view-mode'
import { ShopConsents } from './shop-consents'

beforeEach(() => {
  configureConsents({ prefix: 'tea_', services: [] })
  saveConsents(ONLY_REQUIRED)
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

function Shop() {
  return <ShopConsents path={useLocation().pathname} />
}

/** Opens a page and waits until the code of the sheet would have been loaded. */
async function visit(path: string, viewMode = {}) {
  const { history } = renderWithProviders(
    <ViewModeProvider value={viewMode}>
      <Shop />
    </ViewModeProvider>,
    { path }
  )
  await act(async () => {
    await (await import('../../features/consent/consent-sheet')).loadConsentSheet('')
  })
  return history
}
const sheet = () => screen.queryByRole('dialog', { name: 'Your cookie settings' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks a visitor who has not chosen, until there is a choice', async () => {
  await visit('/tee')
  await waitFor(() => expect(sheet()).toBeInTheDocument())
  press('Reject all')
  expect(sheet()).not.toBeInTheDocument()
  expect(readConsents()).toEqual(ONLY_REQUIRED)
  expect(hasDecided()).toBe(true)
})

it('does not ask a shopper who has chosen', async () => {
  saveConsents(ONLY_REQUIRED)
  await visit('/tee')
  expect(sheet()).not.toBeInTheDocument()
})

it.each(['/imprint', '/privacy', '/about/privacy'])('does not cover %s, and asks afterwards', async path => {
  const history = await visit(path)
  expect(sheet()).not.toBeInTheDocument()
  act(() => history.push('/privacy-shades'))
  await waitFor(() => expect(sheet()).toBeInTheDocument())
})

it('does not ask an editor', async () => {
  await visit('/tee', { editParent: 'https://designer.example' })
  expect(sheet()).not.toBeInTheDocument()
})

it('opens the settings on request, on the privacy page too, and closes them with the page', async () => {
  saveConsents(ALL_CONSENTS)
  const history = await visit('/privacy')
  act(() => openConsentSettings())
  await waitFor(() => expect(sheet()).toBeInTheDocument())
  expect(await screen.findByRole('checkbox', { name: /^Marketing/ })).toBeChecked()
  act(() => history.push('/tee'))
  expect(sheet()).not.toBeInTheDocument()
  act(() => history.push('/privacy'))
  expect(sheet()).not.toBeInTheDocument()
})

it('keeps the former choice when the settings are closed', async () => {
  saveConsents(ALL_CONSENTS)
  await visit('/tee')
  act(() => openConsentSettings())
  await waitFor(() => expect(sheet()).toBeInTheDocument())
  press('Close')
  expect(sheet()).not.toBeInTheDocument()
  expect(readConsents()).toEqual(ALL_CONSENTS)
})
