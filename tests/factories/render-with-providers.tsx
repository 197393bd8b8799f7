import { render } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import type { ReactElement } from 'react'
import { createQueryClient } from '../../app/platform/query-object'
import { withProviders, type ProviderValues } from './with-providers'

/** Renders an element inside `withProviders` and returns the history along with the view. */
export function renderWithProviders(
  element: ReactElement,
  { path = '/en/', ...values }: Omit<ProviderValues, 'history' | 'client'> & { path?: string } = {}
) {
  const history = createMemoryHistory({ initialEntries: [path] })
  const client = createQueryClient()
  const view = render(element, {
    wrapper: ({ children }) => withProviders(<>{children}</>, { ...values, history, client })
  })
  return { ...view, history, client }
}
