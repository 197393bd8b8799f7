import { readNumber, type Attributes } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { RegionComponents } from '../../page/content-components'

type Columns = 2 | 3 | 4

interface GridProps {
  columns: Columns
}

const COLUMNS = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

/** Each region is a column; a grid with one region has a component per cell. */
function Grid({ attributes: { columns }, component }: ContentProps<GridProps>) {
  const { regions } = component
  if (regions.length === 0) return null
  return (
    <div className={`wrap content-nest grid gap-6 py-8 ${COLUMNS[columns]}`}>
      {regions.length > 1
        ? regions.map((region, index) => (
            <div key={index} className="min-w-0">
              <RegionComponents region={region} />
            </div>
          ))
        : regions.map(region => <RegionComponents key={region.id} region={region} />)}
    </div>
  )
}

const buildGrid = (typeIds: string[], fallback: Columns) =>
  defineContentType<GridProps>({
    typeIds,
    parse: (data: Attributes) => {
      const columns = readNumber(data, 'columns')
      return { columns: columns === 2 || columns === 3 || columns === 4 ? columns : fallback }
    },
    Component: Grid
  })

export const gridType = buildGrid(['grid', 'grid2'], 2)
export const grid3Type = buildGrid(['grid3'], 3)
