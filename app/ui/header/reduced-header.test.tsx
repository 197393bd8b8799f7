import { fireEvent, render, screen } from '@testing-library/react'
import { ReducedHeader } from './reduced-header'

const HOME = { to: '/', label: 'Home' }

function scrollPageTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  fireEvent.scroll(window)
}
afterEach(() => scrollPageTo(0))

test('goes away while the page is scrolled down and comes back on the way up', () => {
  render(<ReducedHeader brand="jasmin" home={HOME} />)
  const header = screen.getByRole('banner')
  scrollPageTo(300)
  expect(header).toHaveAttribute('data-away')
  scrollPageTo(280)
  expect(header).not.toHaveAttribute('data-away')
})

test('stays where it is under a trembling hand', () => {
  render(<ReducedHeader brand="jasmin" home={HOME} />)
  scrollPageTo(5)
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-away')
})

test('leads home, and nowhere while the shop is closed', () => {
  const { rerender } = render(<ReducedHeader brand="puro" home={HOME} />)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  rerender(<ReducedHeader brand="puro" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
