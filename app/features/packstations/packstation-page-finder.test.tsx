import { render, screen } from '@testing-library/react'
import { buildAppConfig, buildEnglishSite } from '../../../tests/factories/app-config'
import { withProviders } from '../../../tests/factories/with-providers'
import { PackstationPageFinder } from './packstation-page-finder'

it('says how to go on where the finder is off, and shows no search', () => {
  const { sideServices } = buildAppConfig()
  const site = buildEnglishSite({ sideServices: { ...sideServices, packstations: false } })
  render(withProviders(<PackstationPageFinder />, { site }))
  expect(screen.getByRole('status').textContent).toContain('The Packstation finder is not available')
  expect(screen.queryByRole('textbox')).toBeNull()
})
