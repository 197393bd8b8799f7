import { fireEvent, screen } from '@testing-library/react'
import { Link, Route } from '../kit-adapter/router'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { collectErrors } from '../../ui/frame/report-error'
import { ErrorBoundary } from './error-boundary'

const Failing = ({ error }: { error: unknown }) => {
  throw error
}
const UNAVAILABLE = 'This page could not be loaded completely.'

let stop: () => void
const reported: unknown[] = []
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  stop = collectErrors(error => reported.push(error))
})
afterEach(() => {
  stop()
  reported.length = 0
  jest.restoreAllMocks()
})

test('a page that fails becomes the error page, and monitoring hears of it', () => {
  const error = new Error('no leaf')
  renderWithProviders(
    <ErrorBoundary>
      <Failing error={error} />
    </ErrorBoundary>
  )
  expect(screen.getByRole('heading', { name: "This page isn't working" })).toBeInTheDocument()
  expect(screen.getByText('Error: no leaf')).toBeInTheDocument()
  expect(screen.queryByText(UNAVAILABLE)).not.toBeInTheDocument()
  expect(reported).toEqual([error])
})

test('a failing platform is said in our own words', () => {
  renderWithProviders(
    <ErrorBoundary>
      <Failing error={Object.assign(new Error('raw'), { name: 'MaintenanceError' })} />
    </ErrorBoundary>
  )
  expect(screen.getByText(UNAVAILABLE)).toBeInTheDocument()
  expect(screen.queryByText(/raw/, { selector: 'p' })).not.toBeInTheDocument()
})

test('shows a failure of the server, and the next page starts anew', () => {
  renderWithProviders(
    <Route
      render={({ history }) => (
        <>
          <button onClick={() => history.push('/en/shop')}>go on</button>
          <ErrorBoundary failure={{ message: 'The shop could not load', status: 503 }}>
            <Link to="/en/shop">tea</Link>
          </ErrorBoundary>
        </>
      )}
    />
  )
  expect(screen.getByText(UNAVAILABLE)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'go on' }))
  expect(screen.queryByText(UNAVAILABLE)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'tea' })).toBeInTheDocument()
})
