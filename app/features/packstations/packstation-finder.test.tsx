import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerJson } from '../../../tests/factories/answers'
import { buildAppConfig, buildEnglishSite } from '../../../tests/factories/app-config'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { ALL_CONSENTS, onConsentSettings, ONLY_REQUIRED, saveConsents } from '../../visit/consent/consent'
import { PackstationPageFinder } from './packstation-page-finder'

const locker = (keywordId: string, distance: number) => ({
  locationId: keywordId,
  name: 'DHL',
  distance,
  address: { street: 'Domgasse 1', city: 'Köln', postalCode: '50667', country: 'DE' },
  keyword: 'Packstation',
  keywordId,
  latitude: 50.94,
  longitude: 6.96
})

function show(...answers: Response[]) {
  const { thirdParties } = buildAppConfig()
  const maps = { scriptUrl: '', apiKey: '' }
  const site = buildEnglishSite({ thirdParties: { ...thirdParties, maps } })
  const { platform, calls } = createRecordingPlatform(...answers)
  render(withProviders(<PackstationPageFinder />, { platform, site }))
  return { user: userEvent.setup(), calls }
}

beforeEach(() => saveConsents(ALL_CONSENTS))

it('lists lockers around a postal code, nearest first, with a route', async () => {
  const { user, calls } = show(answerJson({ locations: [locker('101', 120), locker('202', 1250)] }))
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '50667{Enter}')
  expect(await screen.findByRole('heading', { name: 'We found 2 results near you' })).toBeVisible()
  const [first, second] = screen.getAllByRole('listitem')
  if (!first || !second) throw new Error('Not both are listed')
  expect(within(first).getByRole('heading', { name: 'Packstation 101' })).toBeVisible()
  expect(first).toHaveTextContent('120 m')
  expect(first).toHaveTextContent('Domgasse 150667 Köln')
  expect(second).toHaveTextContent('1.3 km')
  expect(within(first).getByRole('link', { name: /Get directions Packstation 101/ })).toBeVisible()
  expect(calls.map(({ url }) => url)).toEqual(['/find-packstations?postalCode=50667'])
})

it('understands postal codes of Germany only, wherever the shopper is', async () => {
  const { user, calls } = show(answerJson({ locations: [] }))
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '1010{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a postal code, for example 20095.')
  expect(calls).toEqual([])
})

it('says when the search fails, tries again, and says when there is none', async () => {
  // The query library logs whatever fails.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = show(answerJson({ error: true, message: 'no' }, 503), answerJson({ locations: [] }))
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '50667{Enter}')
  expect(await screen.findByText('The Packstations could not be loaded.')).toBeVisible()
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeVisible()
  expect(screen.getByText('There is no Packstation within 10 km of this place.')).toBeVisible()
})

it('sends no request without functional consent, and links to the settings', async () => {
  saveConsents(ONLY_REQUIRED)
  const opened = jest.fn()
  const stop = onConsentSettings(opened)
  const { user, calls } = show(answerJson({ locations: [] }))
  expect(
    screen.getByText('In order to use the Packstation finder, please adjust your cookie settings')
  ).toBeVisible()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Adjust cookie settings' }))
  expect(opened).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
  stop()
})
