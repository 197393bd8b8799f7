import { defineMessages } from 'react-intl'

export const layoutMessages = defineMessages({
  skip: { id: 'layout.skip', defaultMessage: 'Skip to content' },
  home: { id: 'layout.home', defaultMessage: 'To the home page of {shop}' },
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
  strip: { id: 'layout.strip', defaultMessage: 'Good to know' },
  language: { id: 'layout.language', defaultMessage: 'Country and language' },
  contact: { id: 'footer.contact', defaultMessage: 'Contact Form' },
  cookies: { id: 'footer.cookies', defaultMessage: 'Cookies' },
  press: { id: 'footer.press', defaultMessage: 'Press' },
  priceNote: { id: 'footer.priceNote', defaultMessage: '*alle Preise inkl. MwSt. zzgl. Versandkosten' },
  sealSecure: { id: 'footer.sealSecure', defaultMessage: 'Secure payment' },
  sealReturn: { id: 'footer.sealReturn', defaultMessage: 'Free return' },
  marks: { id: 'footer.marks', defaultMessage: 'Payment and shipping' },
  debit: { id: 'footer.debit', defaultMessage: 'Debit card' },
  invoice: { id: 'footer.invoice', defaultMessage: 'Invoice' },
  seals: { id: 'footer.seals', defaultMessage: 'What you can rely on' }
})
