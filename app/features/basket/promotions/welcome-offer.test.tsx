import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildEnglishSite } from '../../../../tests/factories/app-config'
import { buildBasket, buildLine } from '../../../../tests/factories/basket'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { mapBasket } from '../model/map-basket'
import type { Line } from '../model/basket'
import { WelcomeOfferBanner, useWelcomeOfferQuestion } from './welcome-offer'

const show = (fields: object, tenantId: 'jasmin' | 'puro' = 'jasmin') => {
  const english = buildEnglishSite()
  const site = { ...english, site: { ...english.site, tenantId } }
  renderWithProviders(<WelcomeOfferBanner basket={mapBasket({ basketId: 'b', ...fields })} />, { site })
}

it('says that the welcome offer is given while the platform names its promotion', () => {
  show({ c_welcomeOfferPromotionId: 'welcome', c_welcomeOfferRemoved: false })
  expect(screen.getByRole('status')).toHaveTextContent('Your welcome offer is active.')
})

it.each([
  ['jasmin', 'Add the missing tea boxes to your cart to reactivate it.'],
  ['puro', 'Add the missing sleeves to your cart to reactivate it.']
] as const)('says at %s what reactivates the welcome offer', (tenantId, text) => {
  show({ c_welcomeOfferRemoved: true }, tenantId)
  expect(screen.getByRole('status')).toHaveTextContent(`The discount is no longer active. ${text}`)
})

it('shows no welcome offer without its coupon', () => {
  renderWithProviders(<WelcomeOfferBanner basket={buildBasket()} />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

function openLine(line: Line) {
  const removed = jest.fn(() => Promise.resolve())
  function Cart() {
    const { remove, question } = useWelcomeOfferQuestion(removed)
    return (
      <>
        <button onClick={() => void remove(line)}>Away with it</button>
        {question}
      </>
    )
  }
  renderWithProviders(<Cart />)
  return removed
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('asks before it removes what the welcome offer needs', async () => {
  const removed = openLine(buildLine({ isWelcomeOfferPart: true }))
  await press('Away with it')
  expect(screen.getByRole('dialog', { name: 'Remove Sencha?' })).toBeVisible()
  await press('Cancel')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(removed).not.toHaveBeenCalled()
  await press('Away with it')
  await press('Remove item anyway')
  expect(removed).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('removes anything else without a question', async () => {
  const removed = openLine(buildLine())
  await press('Away with it')
  expect(removed).toHaveBeenCalledTimes(1)
})
