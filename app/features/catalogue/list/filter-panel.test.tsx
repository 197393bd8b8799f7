import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { parseListParameters, serializeListParameters, type ListParameters } from '../model/list-parameters'
import type { FilterGroup } from '../model/product-list'
import { chooseMyStore } from '../../../visit/my-store'
import { ChosenFilters } from './chosen-filters'
import { FilterPanel } from './filter-panel'

const groups: FilterGroup[] = [
  {
    attributeId: 'c_teaType',
    label: 'Type of tea',
    values: [
      { value: 'green', label: 'Green tea', hits: 12 },
      { value: 'black', label: 'Black tea', hits: 1 }
    ]
  },
  { attributeId: 'price', label: 'Price', values: [{ value: '(20..50)', label: '20 to 50 EUR', hits: 3 }] }
]
const to = (parameters: ListParameters) => `/shop/tea${serializeListParameters(parameters)}`
const queryOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')

describe('the filters of a list', () => {
  it('are links that add their value and return to the first page, with the number of products behind each', () => {
    renderWithProviders(
      <FilterPanel groups={groups} parameters={parseListParameters('offset=25&sort=brand')} to={to} />
    )
    const link = screen.getByRole('link', { name: /^Green tea ?12 products$/ })
    expect(queryOf(link)).toBe('/en/shop/tea?refine=c_teaType=green&sort=brand')
    expect(screen.getByRole('link', { name: /^Black tea ?1 product$/ })).not.toHaveAttribute('aria-current')
  })

  it('have one for what my store has, which another store replaces, and whose chip names no list', async () => {
    const mine = { id: 'de-hamburg', inventoryId: 'inventory-de-hamburg', name: 'Hamburg' }
    act(() => chooseMyStore('jasmin', mine))
    const parameters = parseListParameters('refine=ilids%3Dinventory-de-berlin')
    renderWithProviders(<FilterPanel groups={groups} parameters={parameters} to={to} />)
    const link = await screen.findByRole('link', { name: 'Available in my store' })
    expect(queryOf(link)).toBe('/en/shop/tea?refine=ilids=inventory-de-hamburg')
    renderWithProviders(<ChosenFilters groups={groups} parameters={parameters} to={to} />)
    expect(screen.getByRole('link', { name: 'Remove filter Available in my store' })).toBeVisible()
    act(() => chooseMyStore('jasmin', undefined))
    expect(screen.queryByRole('link', { name: 'Available in my store' })).not.toBeInTheDocument()
  })

  it('select and deselect a value', () => {
    renderWithProviders(
      <FilterPanel groups={groups} parameters={parseListParameters('refine=c_teaType%3Dgreen')} to={to} />
    )
    const link = screen.getByRole('link', { current: true })
    expect(link).toHaveTextContent('Green tea')
    expect(queryOf(link)).toBe('/en/shop/tea')
  })

  it('keep the focus when the list is narrowed down', async () => {
    const { rerender, history } = renderWithProviders(
      <FilterPanel groups={groups} parameters={parseListParameters('')} to={to} />
    )
    await userEvent.click(screen.getByRole('link', { name: /Green tea/ }))
    expect(decodeURIComponent(history.location.search)).toBe('?refine=c_teaType=green')
    rerender(
      <FilterPanel groups={groups} parameters={parseListParameters(history.location.search)} to={to} />
    )
    expect(screen.getByRole('link', { name: /Green tea/, current: true })).toHaveFocus()
  })
})

describe('the chosen filters', () => {
  it('are chips that name what they take away, and one link for all', () => {
    const parameters = parseListParameters('refine=c_teaType%3Dgreen%7Cblack&refine=price%3D(100..)&limit=50')
    renderWithProviders(<ChosenFilters groups={groups} parameters={parameters} to={to} />)
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link')
    expect(chips.map(chip => chip.getAttribute('aria-label')?.replace(/\u00a0/g, ' '))).toEqual([
      'Remove filter Type of tea: Black tea',
      'Remove filter Type of tea: Green tea',
      'Remove filter from EUR 100.00'
    ])
    expect(queryOf(chips[0]!)).toBe('/en/shop/tea?refine=c_teaType=green&refine=price=(100..)&limit=50')
    expect(queryOf(screen.getByRole('link', { name: 'Clear all' }))).toBe('/en/shop/tea?limit=50')
  })
})
