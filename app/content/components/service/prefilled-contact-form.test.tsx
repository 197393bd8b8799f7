import { render, screen } from '@testing-library/react'
import { buildAppConfig, buildEnglishSite } from '../../../../tests/factories/app-config'
import { withProviders } from '../../../../tests/factories/with-providers'
import { PrefilledContactForm } from './prefilled-contact-form'

const { sideServices } = buildAppConfig()

it('shows the form where messages have somewhere to go', async () => {
  render(withProviders(<PrefilledContactForm />, { site: buildEnglishSite({ sideServices }) }))
  expect(await screen.findByRole('button', { name: 'Send message' })).toBeTruthy()
})

it('names the other ways where the service is off, and shows no form that would fail', async () => {
  const site = buildEnglishSite({ sideServices: { ...sideServices, cases: undefined } })
  render(withProviders(<PrefilledContactForm />, { site }))
  expect(await screen.findByText(/Please call us or send us an email/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
