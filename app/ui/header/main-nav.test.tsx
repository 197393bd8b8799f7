import { fireEvent, render, screen } from '@testing-library/react'
import { MainNav } from './main-nav'

const items = [
  {
    id: 'tee',
    label: 'Tee',
    to: '/shop/tee',
    children: [{ id: 'gruen', label: 'Grüner Tee', to: '/shop/gruen' }]
  },
  { id: 'rezepte', label: 'Rezepte', to: '/rezepte' }
]
const renderNav = () =>
  render(
    <MainNav items={items} label="Hauptmenü" submenuLabel={item => `Untermenü ${item}`} currentId="tee" />
  )
const itemOf = (name: string) => screen.getByRole('link', { name }).closest('.nav-item')

test('names the item that the page belongs to', () => {
  renderNav()
  expect(screen.getByRole('link', { name: 'Tee' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Rezepte' })).not.toHaveAttribute('aria-current')
})

test('Escape closes the open panel and returns to its link, until the pointer or focus leaves', () => {
  renderNav()
  const toggle = screen.getByLabelText('Untermenü Tee').closest('details')!
  toggle.open = true
  const child = screen.getByRole('link', { name: 'Grüner Tee' })
  child.focus()
  fireEvent.keyDown(child, { key: 'Escape' })
  expect(toggle).not.toHaveAttribute('open')
  expect(itemOf('Tee')).toHaveAttribute('data-shut')
  expect(screen.getByRole('link', { name: 'Tee' })).toHaveFocus()
  screen.getByRole('link', { name: 'Rezepte' }).focus()
  expect(itemOf('Tee')).not.toHaveAttribute('data-shut')
})

test('following a link closes its panel', () => {
  renderNav()
  const link = screen.getByRole('link', { name: 'Grüner Tee' })
  link.addEventListener('click', event => event.preventDefault())
  fireEvent.click(link)
  expect(itemOf('Tee')).toHaveAttribute('data-shut')
})
