import { screen, waitFor } from '@testing-library/react'
import { renderWithProviders } from '../../tests/factories/render-with-providers'
import { ErrorPage } from './error-page'

test('says what to do, shows message and stack, and leads home and to the support', () => {
  renderWithProviders(<ErrorPage status={500} message="Error: no leaf" stack="at pick (garden.ts:1)" />, {
    path: '/en/stores'
  })
  expect(screen.getByRole('heading', { level: 1, name: "This page isn't working" })).toBeInTheDocument()
  expect(
    screen.getByText('An error occurred. Please refresh the page or contact support if it happens again.')
  ).toBeInTheDocument()
  expect(screen.getByText('Error: no leaf')).toBeInTheDocument()
  expect(screen.getByText('at pick (garden.ts:1)')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/en')
  expect(screen.getByRole('link', { name: 'service@jasmin.example' })).toHaveAttribute(
    'href',
    'mailto:service@jasmin.example'
  )
})

test('leads from a home page that fails to the products', () => {
  renderWithProviders(<ErrorPage status={503} />)
  expect(screen.queryByRole('link', { name: 'Go to home' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/en/shop')
})

test('says in our words that the platform failed, and shows no stack where there is none', () => {
  const { container } = renderWithProviders(<ErrorPage status={503} message="PlatformError: raw" />)
  expect(screen.getByText('This page could not be loaded completely.')).toBeInTheDocument()
  expect(screen.queryByText(/raw/)).not.toBeInTheDocument()
  expect(container.querySelector('pre')).not.toBeInTheDocument()
})

test('is called what it is in the browser’s tab, and offers to try again', async () => {
  renderWithProviders(<ErrorPage status={500} message="Error: no leaf" />)
  await waitFor(() => expect(document.title).toBe("This page isn't working | jasmin"))
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/')
})

test('says in our words that code was lost, without its address', () => {
  // Nothing to load anew here: this address has been, once.
  sessionStorage.setItem('reloaded-for-code', location.href)
  const message =
    'ChunkLoadError: Loading chunk 7 failed.\n(error: https://shop.example/mobify/bundle/1/7.js)'
  renderWithProviders(<ErrorPage message={message} />)
  expect(screen.getByText('This page could not be loaded completely.')).toBeInTheDocument()
  expect(screen.queryByText(/ChunkLoadError|mobify/)).not.toBeInTheDocument()
  sessionStorage.clear()
})
