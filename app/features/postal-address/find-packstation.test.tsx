import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerJson } from '../../../tests/factories/answers'
import { buildAppConfig, buildEnglishSite } from '../../../tests/factories/app-config'
import { createRecordingPlatform } from '../../../tests/factories/recording-platform'
import { withProviders } from '../../../tests/factories/with-providers'
import { ALL_CONSENTS, saveConsents } from '../../visit/consent/consent'
import { loadPackstationDialog } from '../packstations/load-packstation-finder'
import { FindPackstation } from './find-packstation'

jest.mock('../packstations/load-packstation-finder', () => {
  const actual = jest.requireActual<typeof import('../packstations/load-packstation-finder')>(
    '../packstations/load-packstation-finder'
  )
  return { ...actual, loadPackstationDialog: jest.fn(actual.loadPackstationDialog) }
})

beforeEach(() => saveConsents(ALL_CONSENTS))

const locker = (keywordId: string) => ({
  locationId: `id ${keywordId}`,
  name: 'DHL Locker',
  distance: 120,
  address: { street: 'Domgasse 1', city: 'Köln', postalCode: '50668', country: 'DE' },
  keyword: keywordId && 'Packstation',
  keywordId,
  latitude: 50.94,
  longitude: 6.96
})

function open(typed: string) {
  const { thirdParties } = buildAppConfig()
  const maps = { scriptUrl: '', apiKey: '' }
  const site = buildEnglishSite({ thirdParties: { ...thirdParties, maps } })
  const { platform, calls } = createRecordingPlatform(answerJson({ locations: [locker('101'), locker('')] }))
  const onChoose = jest.fn()
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (
    <form onSubmit={onSubmit}>
      <FindPackstation nextFieldId="next" getPostalCode={() => typed} onChoose={onChoose} />
      <input id="next" aria-label="Post number" />
    </form>
  )
  render(withProviders(form, { platform, site }))
  const user = userEvent.setup()
  const find = async () => {
    await user.click(screen.getByRole('button', { name: 'Find a Packstation' }))
    return within(await screen.findByRole('dialog', { name: 'Find a Packstation' }))
  }
  return { user, calls, onChoose, onSubmit, find }
}

it('looks around the postal code that was typed, and goes on behind the number that was chosen', async () => {
  const { user, calls, onChoose, find } = open('50667')
  const dialog = await find()
  await user.click(await dialog.findByRole('button', { name: 'Deliver here, Packstation 101' }))
  expect(onChoose).toHaveBeenCalledWith({
    name: 'Packstation 101',
    station: '101',
    postalCode: '50668',
    city: 'Köln'
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Post number')).toHaveFocus())
  expect(screen.getByText('Packstation 101 has been filled in.')).toBeInTheDocument()
  expect(calls.map(({ url }) => url)).toEqual(['/find-packstations?postalCode=50667'])
})

it('offers no locker without a number', async () => {
  const dialog = await open('50667').find()
  expect(await dialog.findByRole('heading', { name: 'DHL Locker' })).toBeVisible()
  expect(dialog.getAllByRole('button', { name: /^Deliver here/ })).toHaveLength(1)
})

it('searches without sending the form around it', async () => {
  const { user, calls, onSubmit, find } = open('')
  const dialog = await find()
  expect(calls).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Postcode' }), '20095{Enter}')
  expect(await dialog.findByRole('heading', { name: 'Packstation 101' })).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('changes nothing when it is closed again', async () => {
  const { user, onChoose, find } = open('50667')
  const dialog = await find()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(onChoose).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Post number')).not.toHaveFocus()
})

it('says so when its code cannot be loaded, and is tried again', async () => {
  jest.mocked(loadPackstationDialog).mockRejectedValueOnce(new Error('offline'))
  const { user, find } = open('50667')
  await user.click(screen.getByRole('button', { name: 'Find a Packstation' }))
  expect(
    await screen.findByText('The Packstation finder could not be loaded. Please enter the number yourself.')
  ).toBeVisible()
  await find()
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
})

it('offers nothing where the finder is off', () => {
  const { sideServices } = buildAppConfig()
  const site = buildEnglishSite({ sideServices: { ...sideServices, packstations: false } })
  const form = <FindPackstation nextFieldId="next" getPostalCode={() => '50667'} onChoose={() => undefined} />
  const { container } = render(withProviders(form, { site }))
  expect(container.textContent).toBe('')
})
