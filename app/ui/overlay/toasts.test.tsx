import { act, render, screen } from '@testing-library/react'
import { notify } from './notify'
import { Toasts } from './toasts'

test('shows nothing until the first message, which then appears as a status', async () => {
  const { container } = render(<Toasts label="Meldungen" />)
  expect(container).toBeEmptyDOMElement()
  await act(() => notify('Kopiert'))
  const toast = await screen.findByRole('status')
  expect(toast).toHaveTextContent('Kopiert')
  expect(toast.closest('.Toastify__toast')).toHaveClass('Toastify__toast-theme--dark')
})

test('announces an error as an alert', async () => {
  render(<Toasts label="Meldungen" />)
  await act(() => notify('Nicht gespeichert', 'error'))
  expect(await screen.findByText('Nicht gespeichert')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Nicht gespeichert')
})
