import { defineMessages } from '../../intl/intl'

export const productListMessages = defineMessages({
  allProducts: { id: 'productList.allProducts', defaultMessage: 'All products' },
  pageDescription: {
    id: 'productList.pageDescription',
    defaultMessage: '{name} at {shop}: everything at a glance, with prices, ratings and delivery time.'
  },
  home: { id: 'productList.home', defaultMessage: 'Home' },
  breadcrumbs: { id: 'productList.breadcrumbs', defaultMessage: 'You are here' },
  subcategories: { id: 'productList.subcategories', defaultMessage: 'Categories' },
  emptyTitle: { id: 'productList.emptyTitle', defaultMessage: 'Nothing here at the moment' },
  emptyText: {
    id: 'productList.emptyText',
    defaultMessage: 'We are restocking these shelves. The rest of the shop is open.'
  },
  filteredTitle: { id: 'productList.filteredTitle', defaultMessage: 'No products match your filters' },
  filteredText: { id: 'productList.filteredText', defaultMessage: 'Remove a filter to see more products.' },
  clear: { id: 'productList.clear', defaultMessage: 'Remove all filters' },
  shop: { id: 'productList.shop', defaultMessage: 'View all products' }
})
