import { render, screen } from '@testing-library/react'
import { stubMatchMedia } from '../../../../tests/factories/stub-match-media'
import { CheckoutStepCard } from './checkout-step-card'

const scrollIntoView = jest.fn()
beforeEach(() => {
  scrollIntoView.mockClear()
  stubMatchMedia()
  // jsdom has nothing to scroll.
  Element.prototype.scrollIntoView = function (this: Element, ...options) {
    scrollIntoView(this.textContent, ...options)
  }
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  Reflect.deleteProperty(window, 'matchMedia')
})

type Mode = 'edit' | 'summary' | 'disabled'

function Steps({ address, method, moved }: { address: Mode; method: Mode; moved: boolean }) {
  const card = { editLabel: 'Edit', moved }
  return (
    <>
      <CheckoutStepCard {...card} number={2} title="Address" mode={address} />
      <CheckoutStepCard {...card} number={3} title="Delivery" mode={method} />
    </>
  )
}

it('brings the next step into view and gives its heading the focus', () => {
  const { rerender } = render(<Steps address="edit" method="disabled" moved={false} />)
  rerender(<Steps address="summary" method="edit" moved />)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(scrollIntoView).toHaveBeenCalledWith('3Delivery', { block: 'start', behavior: 'smooth' })
  expect(screen.getByRole('heading', { name: 'Delivery' })).toHaveFocus()
})

it('jumps to the next step where motion is not wanted', () => {
  stubMatchMedia('(prefers-reduced-motion: reduce)')
  const { rerender } = render(<Steps address="edit" method="disabled" moved={false} />)
  rerender(<Steps address="summary" method="edit" moved />)
  expect(scrollIntoView).toHaveBeenCalledWith('3Delivery', { block: 'start', behavior: 'auto' })
})

it('leaves the page where it is when checkout opens', () => {
  render(<Steps address="edit" method="disabled" moved={false} />)
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

it('leaves the page where it is when the step stays open', () => {
  const { rerender } = render(<Steps address="edit" method="disabled" moved={false} />)
  rerender(<Steps address="edit" method="disabled" moved />)
  expect(scrollIntoView).not.toHaveBeenCalled()
})
