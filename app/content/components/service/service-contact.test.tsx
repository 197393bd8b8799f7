import { act, screen } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { PAUSES_MS } from '../../../lazy-loading/try-again'
import { PartBoundary } from '../../../ui/frame/part-boundary'
import { serviceContactType } from './service-contact'

let mockLosses = 0
jest.mock('./prefilled-contact-form', () => {
  mockLosses -= 1
  if (mockLosses >= 0) throw new Error('lost')
  return { PrefilledContactForm: () => <p>Form</p> }
})

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.lang = 'en-US'
})
afterEach(() => void jest.useRealTimers())

it('keeps telephone and e-mail where the code of the form is lost, and asks for it again', async () => {
  mockLosses = 1
  const data = { phone: '+49 40 1234', email: 'service@example.com', hasForm: true }
  const { Component, parse } = serviceContactType
  renderWithProviders(
    <PartBoundary name="block">
      <Component
        attributes={parse(data)!}
        component={{ id: '1', typeId: 'serviceContact', data, regions: [] }}
        first={false}
      />
    </PartBoundary>
  )
  await act(() => jest.advanceTimersByTimeAsync(PAUSES_MS[0]! - 1))
  expect(screen.getByRole('link', { name: '+49 40 1234' })).toBeInTheDocument()
  expect(screen.queryByText('Form')).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByText('Form')).toBeInTheDocument()
})
