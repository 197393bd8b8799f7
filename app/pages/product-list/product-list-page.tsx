import { useMemo } from 'react'
import { useIntl } from '../../intl/intl'
import { findContentPageId } from '../../visit/addresses/find-address'
import { RegionComponents } from '../../content/page/content-components'
import { findRegion } from '../../content/page/content-page'
import { ListedProducts } from '../../content/recommendations/listed-products'
import { useContentPage } from '../../content/content-page-query'
import { useAddToBasket } from '../../features/basket/use-add-to-basket'
import { categoryQuery } from '../../features/catalogue/api/category-query'
import { productSearchQuery } from '../../features/catalogue/api/product-search-query'
import { ProductListView } from '../../features/catalogue/list/product-list-view'
import { useTracked } from '../../features/tracking/use-tracked'
import { useWishHearts } from '../../features/wishlist/wish-heart'
import { usePlatform } from '../../platform/platform-context'
import { useRead } from '../../platform/use-read'
import { paths, ROOT_CATEGORY_ID } from '../../visit/addresses/paths'
import { Breadcrumbs, type Crumb } from '../../ui/navigation/breadcrumbs'
import { ChipLink } from '../../ui/action/chip'
import { Image } from '../../ui/media/image'
import { createPage } from '../../page-unit/create-page'
import { AddedContent } from '../../page-unit/added-content'
import { EmptyList } from './empty-list'
import { productListMessages as messages } from './messages'
import { ProductListHead } from './product-list-head'
import { buildListPath, loadProductList, type ProductListData } from './product-list-loader'

function ProductListPage({ data: { categoryId, parameters } }: { data: ProductListData }) {
  const { formatMessage } = useIntl()
  const platform = usePlatform()
  const { add } = useAddToBasket()
  const heart = useWishHearts()
  const { data: category } = useRead(categoryQuery(platform, categoryId))
  const { data: list } = useRead(productSearchQuery(platform, { parameters, categoryId }))
  useTracked(
    () => ({
      name: 'viewCategory',
      categoryId,
      products: list?.tiles.map(({ id, name, price }) => ({ id, name, price })) ?? [],
      total: list?.total ?? 0
    }),
    list
  )
  const listedIds = useMemo(() => list?.tiles.map(({ id }) => id) ?? [], [list])
  const path = buildListPath(categoryId)
  const tile = findRegion(useContentPage(findContentPageId(path)), 'listTile')
  if (!category || !list) return null

  const name = categoryId === ROOT_CATEGORY_ID ? formatMessage(messages.allProducts) : category.name
  const crumbs: Crumb[] = [
    { label: formatMessage(messages.home), to: paths.home },
    ...category.parents.map(parent => ({ label: parent.name, to: paths.category(parent.id) })),
    { label: name }
  ]

  return (
    <>
      <div className="wrap list-page">
        <ProductListHead
          category={category}
          name={name}
          crumbs={crumbs}
          parameters={parameters}
          tiles={list.tiles}
        />
        <Breadcrumbs label={formatMessage(messages.breadcrumbs)} crumbs={crumbs} />
        <header className="list-head">
          <div className="list-words">
            <h1 className="heading-2">{name}</h1>
            {category.description && <p className="max-w-[50em] text-muted">{category.description}</p>}
            {category.children.length > 0 && (
              <nav aria-label={formatMessage(messages.subcategories)}>
                <ul role="list" className="chip-row no-scrollbar">
                  {category.children.map(child => (
                    <li key={child.id}>
                      <ChipLink to={paths.category(child.id)} className="lg:pointer-fine:min-h-9">
                        {child.name}
                      </ChipLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          {category.image && (
            <Image
              src={category.image}
              alt=""
              width={16}
              height={9}
              widths="tile"
              sizes="26rem"
              className="list-picture corners"
            />
          )}
        </header>
        <ProductListView
          list={{ ...list, filters: list.filters.filter(group => group.attributeId !== 'cgid') }}
          parameters={parameters}
          path={path}
          add={add}
          corner={heart}
          editorial={tile && tile.components.length > 0 && <RegionComponents region={tile} />}
          empty={<EmptyList path={path} isFiltered={parameters.refinements.length > 0} />}
        />
      </div>
      <ListedProducts.Provider value={listedIds}>
        <AddedContent pageId={findContentPageId(path)} />
      </ListedProducts.Provider>
    </>
  )
}

export default createPage(loadProductList, ProductListPage, 'list')
