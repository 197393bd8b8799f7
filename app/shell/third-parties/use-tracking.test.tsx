import { act, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ALL_CONSENTS, ONLY_REQUIRED, saveConsents } from '../../visit/consent/consent'
import { announceRegistration } from '../../features/account/account-events'
import { dropEvents } from '../../features/tracking/track'
import { useTracking } from './use-tracking'

function Page({ path }: { path: string }) {
  useTracking(path)
  return null
}
const open = () => renderWithProviders(<Page path="/service" />, createRecordingPlatform())
const readNames = () => ((window.dataLayer ?? []) as { event?: string }[]).map(({ event }) => event)

afterEach(() => {
  dropEvents()
  delete window.dataLayer
})

it('opens no data layer before there is a consent, then adds the choice and the page', async () => {
  saveConsents(ONLY_REQUIRED)
  open()
  expect(window.dataLayer).toBeUndefined()
  act(() => saveConsents(ALL_CONSENTS))
  await waitFor(() => expect(readNames()).toEqual(['changed_consents', 'page_view']))
  act(() => saveConsents({ ...ALL_CONSENTS, performance: false }))
  await waitFor(() => expect(readNames()).toHaveLength(3))
  act(() => saveConsents({ ...ALL_CONSENTS, marketing: false }))
  expect(window.dataLayer).toEqual([])
})

it('counts a registration whose form is shown by the page that is opened first', async () => {
  saveConsents(ALL_CONSENTS)
  const Form = () => {
    useEffect(() => void announceRegistration('start'), [])
    return null
  }
  renderWithProviders(
    <>
      <Page path="/registration" />
      <Form />
    </>,
    createRecordingPlatform()
  )
  await waitFor(() => expect(readNames()).toEqual(['page_view', 'registration_start']))
})
