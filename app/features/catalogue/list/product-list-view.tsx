import { useRef, type ReactNode } from 'react'
import { useIntl } from '../../../intl/intl'
import type { AddToBasket } from '../../../platform/add-to-basket'
import { listMessages as messages } from '../list-messages'
import { serializeListParameters, type ListParameters } from '../model/list-parameters'
import type { Tile } from '../model/tile'
import type { FilterGroup, ProductList } from '../model/product-list'
import { ChosenFilters } from './chosen-filters'
import { FilterPanel } from './filter-panel'
import { FilterSheet } from './filter-sheet'
import { ListPaging } from './list-paging'
import { ProductTileGrid } from '../product-tile-grid'
import { SortSelect } from './sort-select'
import { usePlaceInList } from './use-place-in-list'

interface ProductListViewProps {
  list: ProductList
  parameters: ListParameters
  /** Path of the list, without its query. */
  path: string
  /** Other fields of the address, e.g. the search phrase. */
  keep?: Record<string, string>
  add?: AddToBasket
  /** On each picture's upper right: wishlist. */
  corner?: (tile: Tile) => ReactNode
  /** Between the products of the first page: as wide as two of them. */
  editorial?: ReactNode
  /** In place of the products where there are none. */
  empty: ReactNode
}

const COLUMN_ID = 'filters'

/** Fewer products than this are seen at a glance. */
const FEW_PRODUCTS = 9

/** A filter whose one value all products have says nothing, unless it is chosen. */
const canNarrow = ({ attributeId, values }: FilterGroup, total: number, { refinements }: ListParameters) =>
  values.length > 1 ||
  values.some(({ hits, children }) => hits < total || children) ||
  refinements.some(refinement => refinement.attributeId === attributeId)

/** Filters, sorting, products and pages of a category or a search. */
export function ProductListView(props: ProductListViewProps) {
  const { list, parameters, path, keep, add, corner, editorial, empty } = props
  const { formatMessage } = useIntl()
  const layout = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const rememberControl = usePlaceInList(layout, results, parameters.offset)
  const to = (next: ListParameters) => `${path}${serializeListParameters(next, keep)}`
  const isFiltered = parameters.refinements.length > 0
  const isShort = list.total < FEW_PRODUCTS && !isFiltered
  const groups = isShort ? [] : list.filters.filter(group => canNarrow(group, list.total, parameters))
  const filterProps = { groups, parameters, to }
  const hasFilters = groups.length > 0 || isFiltered
  const count = formatMessage(messages.count, { count: list.total })

  return (
    <div
      ref={layout}
      onClickCapture={rememberControl}
      onChangeCapture={rememberControl}
      className={hasFilters ? 'list-layout' : undefined}
    >
      {hasFilters && (
        <aside id={COLUMN_ID} aria-label={formatMessage(messages.filter)} className="list-filters">
          <FilterPanel {...filterProps} />
        </aside>
      )}
      <div
        ref={results}
        tabIndex={-1}
        className={list.tiles.length > 0 ? 'list-results list-results-filled' : 'list-results'}
      >
        <div className="list-bar">
          {hasFilters && <FilterSheet {...filterProps} total={list.total} columnId={COLUMN_ID} />}
          <p role="status" className="text-sm text-muted">
            {count}
          </p>
          {list.total > 1 && <SortSelect parameters={parameters} action={path} keep={keep} to={to} />}
        </div>
        <ChosenFilters {...filterProps} />
        {list.tiles.length > 0 ? (
          <>
            <ProductTileGrid
              tiles={list.tiles}
              columns={hasFilters ? 3 : 4}
              label={formatMessage(messages.products)}
              add={add}
              priorityCount={2}
              headingLevel={2}
              corner={corner}
              editorial={isFiltered || isShort || parameters.offset > 0 ? undefined : editorial}
            />
            <ListPaging total={list.total} parameters={parameters} to={to} />
          </>
        ) : (
          empty
        )}
      </div>
    </div>
  )
}
