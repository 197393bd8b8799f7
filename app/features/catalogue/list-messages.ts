import { defineMessages } from '../../intl/intl'

/** Messages of lists: filters, sorting, paging. */
export const listMessages = defineMessages({
  count: {
    id: 'list.count',
    defaultMessage: '{count, plural, =0 {No products} one {# product} other {# products}}'
  },
  products: { id: 'list.products', defaultMessage: 'Products' },
  filter: { id: 'list.filter', defaultMessage: 'Filter' },
  filterCount: { id: 'list.filterCount', defaultMessage: 'Filter ({count})' },
  chosen: { id: 'list.chosen', defaultMessage: 'Chosen filters' },
  remove: { id: 'list.remove', defaultMessage: 'Remove filter {label}' },
  inMyStore: { id: 'list.inMyStore', defaultMessage: 'Available in my store' },
  clearAll: { id: 'list.clearAll', defaultMessage: 'Clear all' },
  close: { id: 'list.close', defaultMessage: 'Close filters' },
  showResults: {
    id: 'list.showResults',
    defaultMessage: 'Show {count, plural, one {# product} other {# products}}'
  },
  hits: { id: 'list.hits', defaultMessage: '{count, plural, one {product} other {products}}' },
  sort: { id: 'list.sort', defaultMessage: 'Sort by' },
  applySort: { id: 'list.applySort', defaultMessage: 'Apply' },
  pageSize: { id: 'list.pageSize', defaultMessage: 'Products per page' },
  pages: { id: 'list.pages', defaultMessage: 'Pages of this list' },
  previous: { id: 'list.previous', defaultMessage: 'Previous page' },
  next: { id: 'list.next', defaultMessage: 'Next page' },
  page: { id: 'list.page', defaultMessage: 'Page {page}' },
  priceFrom: { id: 'list.priceFrom', defaultMessage: 'from {price}' },
  priceBetween: { id: 'list.priceBetween', defaultMessage: '{from} to {to}' }
})

/** Labels of the sorting options by id. */
export const sortMessages = defineMessages({
  'best-matches': { id: 'list.sort.bestMatches', defaultMessage: 'Best matches' },
  'price-low-to-high': { id: 'list.sort.priceLowToHigh', defaultMessage: 'Price: low to high' },
  'price-high-to-low': { id: 'list.sort.priceHighToLow', defaultMessage: 'Price: high to low' },
  'product-name-ascending': { id: 'list.sort.nameAscending', defaultMessage: 'Name: A to Z' },
  'product-name-descending': { id: 'list.sort.nameDescending', defaultMessage: 'Name: Z to A' },
  brand: { id: 'list.sort.brand', defaultMessage: 'Brand' },
  'most-popular': { id: 'list.sort.mostPopular', defaultMessage: 'Most popular' },
  'top-sellers': { id: 'list.sort.topSellers', defaultMessage: 'Top sellers' }
})
