import { readNumber } from '../../attributes'
import { defineContentType, type ContentProps } from '../../content-type'
import { RegionComponents } from '../content-components'

interface GridProps {
  columns: 2 | 3 | 4
}

const COLUMNS = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

function Grid({ attributes: { columns }, component }: ContentProps<GridProps>) {
  return (
    <div className={`wrap grid gap-6 py-8 ${COLUMNS[columns]}`}>
      {component.regions.map(region => (
        <RegionComponents key={region.id} region={region} />
      ))}
    </div>
  )
}

export const gridType = defineContentType<GridProps>({
  typeIds: ['grid', 'grid2', 'grid3'],
  parse: data => {
    const columns = readNumber(data, 'columns')
    return { columns: columns === 3 || columns === 4 ? columns : 2 }
  },
  Component: Grid
})
