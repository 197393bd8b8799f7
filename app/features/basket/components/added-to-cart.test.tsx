import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { loadPageWords } from '../../../intl/page-words'
import type { Platform } from '../../../platform/platform'
import { closeChannels } from '../api/basket-channel'
import { mapBasket } from '../model/map-basket'
import { AddedToCart, showAdded } from './added-to-cart'
import { BasketAlerts } from './basket-alerts'

jest.mock('../../../intl/page-words', () => ({
  ...jest.requireActual<object>('../../../intl/page-words'),
  loadPageWords: jest.fn()
}))

afterAll(closeChannels)

const basket = mapBasket({ basketId: 'b', currency: 'EUR' })

it('what was added is said where the panel cannot be loaded, and the page stays', async () => {
  jest.mocked(loadPageWords).mockRejectedValueOnce(new Error('offline'))
  let client: QueryClient | undefined
  const Peek = () => {
    client = useQueryClient()
    return null
  }
  renderWithProviders(
    <>
      <p>The page</p>
      <Peek />
      <AddedToCart />
      <BasketAlerts />
    </>,
    { platform: {} as Platform }
  )
  await act(async () => {
    if (client) showAdded(client, { basket, productIds: ['p'] })
    await Promise.resolve()
  })
  expect(await screen.findByText('Added to your cart')).toBeVisible()
  expect(screen.getByText('The page')).toBeVisible()
})
