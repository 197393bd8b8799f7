import { act, screen } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { chooseMyStore } from '../../visit/my-store'
import { StoreAction } from './store-action'

afterEach(() => localStorage.clear())

it('leads to all stores, and to my store once it is chosen', () => {
  renderWithProviders(<StoreAction />)
  expect(screen.getByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/en/stores')
  act(() => chooseMyStore('jasmin', { id: 'de-hamburg', inventoryId: 'list', name: 'Hamburg' }))
  expect(screen.getByRole('link', { name: 'My store: Hamburg' })).toHaveAttribute(
    'href',
    '/en/stores/de-hamburg'
  )
})
