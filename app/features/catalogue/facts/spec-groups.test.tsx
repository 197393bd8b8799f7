import { fireEvent, screen, within } from '@testing-library/react'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { SpecGroups } from './spec-groups'

const specs = {
  materials: ['Stainless steel', 'Glass'],
  height: '29 cm',
  energySavingMode: true,
  modelVersion: 'R3'
}

function findDetail(name: string) {
  return screen.getByText(name).closest('div')!
}

it('shows each detail with its name, lists and flags as words', () => {
  renderWithProviders(<SpecGroups specs={specs} />)
  expect(within(findDetail('Materials')).getByText('Stainless steel, Glass')).toBeDefined()
  expect(within(findDetail('Height')).getByText('29 cm')).toBeDefined()
  expect(within(findDetail('Energy-saving mode')).getByText('yes')).toBeDefined()
})

it('leaves out groups without a detail', () => {
  renderWithProviders(<SpecGroups specs={specs} />)
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(heading => heading.firstChild?.textContent)
  ).toEqual(['Size and material', 'Power', 'Model'])
})

it('opens and closes a group on small screens, the first being open', () => {
  renderWithProviders(<SpecGroups specs={specs} />)
  const first = screen.getByRole('button', { name: 'Size and material' })
  const last = screen.getByRole('button', { name: 'Model' })
  expect([first, last].map(button => button.getAttribute('aria-expanded'))).toEqual(['true', 'false'])
  fireEvent.click(last)
  expect(last.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(last.getAttribute('aria-controls')!)!.className).not.toContain(
    'specs-closed'
  )
})
