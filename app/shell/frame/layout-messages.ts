import { defineMessages } from '../../intl/intl'

export const layoutMessages = defineMessages({
  skip: { id: 'layout.skip', defaultMessage: 'Skip to content' },
  home: { id: 'layout.home', defaultMessage: 'Go to the home page of {shop}' },
  menu: { id: 'layout.menu', defaultMessage: 'Menu' },
  nav: { id: 'layout.nav', defaultMessage: 'Categories' },
  close: { id: 'layout.close', defaultMessage: 'Close' },
  search: { id: 'layout.search', defaultMessage: 'Search' },
  submenu: { id: 'layout.submenu', defaultMessage: 'More in {category}' },
  all: { id: 'layout.all', defaultMessage: 'All in {category}' },
  cart: {
    id: 'layout.cart',
    defaultMessage: '{count, plural, =0 {Cart} one {Cart, # item} other {Cart, # items}}'
  },
  stores: { id: 'layout.stores', defaultMessage: 'Stores' },
  myStore: { id: 'layout.myStore', defaultMessage: 'My store: {store}' },
  account: { id: 'layout.account', defaultMessage: 'My account' },
  strip: { id: 'layout.strip', defaultMessage: 'Good to know' },
  toasts: { id: 'layout.toasts', defaultMessage: 'Messages' },
  language: { id: 'layout.language', defaultMessage: 'Country and language' },
  cookies: { id: 'footer.cookies', defaultMessage: 'Cookies' },
  priceNote: { id: 'footer.priceNote', defaultMessage: '*alle Preise inkl. MwSt. zzgl. Versandkosten' }
})
