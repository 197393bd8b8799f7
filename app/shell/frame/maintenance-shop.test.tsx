import { screen, within } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { ViewModeProvider, type ViewMode } from '../../visit/view-mode'
import MaintenanceShop from './maintenance-shop'

const show = async (view: ViewMode = {}) => {
  renderWithProviders(
    <ViewModeProvider value={view}>
      <MaintenanceShop />
    </ViewModeProvider>
  )
  if (!view.app?.hideFooter) await screen.findByText('Premium shop')
}

const listAddresses = () => screen.getAllByRole('link').map(link => link.getAttribute('href') ?? '')

it('says that the shop is under maintenance and how to reach the service', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Sorry for the inconvenience!' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/upgrading our shop.*on its way back/)).toBeInTheDocument()
  expect(main.getByText(/free of charge between 7am and 10pm/)).toBeInTheDocument()
  expect(main.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    'tel:0080012345678',
    'mailto:service@jasmin.example'
  ])
})

it('has no link into the shop', async () => {
  await show()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(within(screen.getByRole('banner')).queryByRole('link')).not.toBeInTheDocument()
  expect(listAddresses().filter(address => address.startsWith('/'))).toEqual([])
})

it('leaves header and footer to the native app', async () => {
  await show({ app: { hideHeader: true, hideFooter: true } })
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
})
