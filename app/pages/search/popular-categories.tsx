import { useIntl } from '../../intl/intl'
import { categoryMenuQuery } from '../../features/catalogue/api/category-menu-query'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { paths } from '../../visit/addresses/paths'
import { ChipLink } from '../../ui/action/chip'
import { searchPageMessages as messages } from './messages'

/** As many as two rows of a wide screen hold. */
const MOST_CATEGORIES = 12

/** The categories of the menu, which every page has already loaded. */
export function PopularCategories() {
  const { formatMessage } = useIntl()
  const { data: menu = [] } = useRead(categoryMenuQuery(usePlatform()))
  const categories = menu
    .flatMap(top => (top.children.length > 0 ? top.children : [top]))
    .slice(0, MOST_CATEGORIES)
  if (categories.length === 0) return null
  return (
    <nav aria-labelledby="popular-categories" className="grid grid-cols-1 justify-items-center gap-4">
      <h2 id="popular-categories" className="heading-4">
        {formatMessage(messages.categories)}
      </h2>
      <ul role="list" className="grid w-full max-w-5xl grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <ChipLink to={paths.category(id)} className="size-full justify-center px-2 text-center">
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
