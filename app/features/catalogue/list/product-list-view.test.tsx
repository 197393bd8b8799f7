import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, useLocation } from '../../../entry/kit-adapter/router'
import { renderWithProviders } from '../../../../tests/factories/render-with-providers'
import { parseListParameters } from '../model/list-parameters'
import type { ProductList } from '../model/product-list'
import type { Tile } from '../model/tile'
import { ProductListView } from './product-list-view'

const buildTile = (name: string): Tile => ({ id: name, name, to: `/tea/${name}-1`, orderable: true })
const list: ProductList = {
  tiles: [buildTile('sencha'), buildTile('matcha')],
  total: 60,
  filters: [
    { attributeId: 'c_teaType', label: 'Type', values: [{ value: 'green', label: 'Green tea', hits: 12 }] }
  ]
}

function List() {
  const { search } = useLocation()
  return (
    <ProductListView list={list} parameters={parseListParameters(search)} path="/shop/tea" empty={null} />
  )
}

const scrollIntoView = jest.fn()

function openList(path = '/en/shop/tea') {
  HTMLElement.prototype.scrollIntoView = scrollIntoView.mockClear()
  const { history } = renderWithProviders(<Route path="/en/shop/tea" component={List} />, { path })
  return (link: string | RegExp) => ({
    follow: () => userEvent.click(screen.getByRole('link', { name: link })),
    goBack: () => act(() => history.goBack()),
    expectFocus: () => expect(screen.getByRole('link', { name: link })).toHaveFocus()
  })
}

it('shows another page of the list from its top', async () => {
  await openList()('Next page').follow()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toHaveClass('list-results')
})

it.each(['Next page', 'Page 3', /^Green tea/, 'sencha'])(
  'gives the focus back to the link "%s" on going back, and leaves the place to the browser',
  async name => {
    const link = openList()(name)
    await link.follow()
    scrollIntoView.mockClear()
    link.goBack()
    link.expectFocus()
    expect(scrollIntoView).not.toHaveBeenCalled()
  }
)

it('gives the focus back to the sort order, after other steps too', async () => {
  const at = openList()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'brand')
  await at('Next page').follow()
  at('Next page').goBack()
  at('Next page').expectFocus()
  at('Next page').goBack()
  expect(screen.getByRole('combobox')).toHaveFocus()
})

it('gives each entry of the history its own link back', async () => {
  const at = openList()
  await at('Next page').follow()
  await at('matcha').follow()
  at('matcha').goBack()
  at('matcha').expectFocus()
  at('Next page').goBack()
  at('Next page').expectFocus()
})

describe('filters, sorting and tiles around the products', () => {
  const show = (change: Partial<ProductList>, query = '') =>
    renderWithProviders(
      <ProductListView
        list={{ ...list, ...change }}
        parameters={parseListParameters(query)}
        path="/shop/tea"
        editorial={<p>From the garden</p>}
        empty={null}
      />
    )
  const filter = (attributeId: string, ...hits: number[]) => ({
    attributeId,
    label: attributeId,
    values: hits.map((count, index) => ({
      value: `v${index}`,
      label: `${attributeId} ${index}`,
      hits: count
    }))
  })

  it('has no filters below nine products, unless one is chosen', () => {
    const { unmount } = show({ total: 8 })
    expect(screen.queryByRole('complementary')).toBeNull()
    unmount()
    show({ total: 8 }, 'refine=c_teaType%3Dgreen')
    expect(screen.getByRole('complementary')).toBeInTheDocument()
  })

  it('hides filters whose one value all products have, unless it is chosen', () => {
    const filters = [filter('brand', 60), filter('c_organic', 12), filter('c_form', 40, 20)]
    const { unmount } = show({ filters })
    expect(screen.getAllByRole('link', { name: /^(brand|c_organic|c_form) \d/ })).toHaveLength(3)
    expect(screen.queryByRole('link', { name: /^brand/ })).toBeNull()
    unmount()
    show({ filters }, 'refine=brand%3Dv0')
    expect(screen.getByRole('link', { name: /^brand/ })).toBeInTheDocument()
  })

  it('has an editorial tile on the first page of the whole list only', () => {
    const { unmount } = show({})
    expect(screen.getByText('From the garden')).toBeInTheDocument()
    unmount()
    const filtered = show({}, 'refine=c_teaType%3Dgreen')
    expect(screen.queryByText('From the garden')).toBeNull()
    filtered.unmount()
    show({}, 'offset=25')
    expect(screen.queryByText('From the garden')).toBeNull()
  })
})
