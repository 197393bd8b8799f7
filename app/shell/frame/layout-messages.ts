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
  account: { id: 'layout.account', defaultMessage: 'My account' },
  strip: { id: 'layout.strip', defaultMessage: 'Good to know' },
  toasts: { id: 'layout.toasts', defaultMessage: 'Messages' },
  language: { id: 'layout.language', defaultMessage: 'Country and language' },
  contact: { id: 'footer.contact', defaultMessage: 'Contact Form' },
  cookies: { id: 'footer.cookies', defaultMessage: 'Cookies' },
  press: { id: 'footer.press', defaultMessage: 'Press' },
  priceNote: { id: 'footer.priceNote', defaultMessage: '*alle Preise inkl. MwSt. zzgl. Versandkosten' },
  sealPremium: { id: 'footer.sealPremium', defaultMessage: 'Premium shop' },
  sealPremiumText: { id: 'footer.sealPremiumText', defaultMessage: 'Excellent service' },
  sealPci: { id: 'footer.sealPci', defaultMessage: 'PCI compliant' },
  sealPciText: { id: 'footer.sealPciText', defaultMessage: 'Card data stays safe' },
  apps: { id: 'footer.apps', defaultMessage: 'Our app' },
  appApple: { id: 'footer.appApple', defaultMessage: 'Download on the' },
  appGoogle: { id: 'footer.appGoogle', defaultMessage: 'Get it on' },
  social: { id: 'footer.social', defaultMessage: 'Follow us' },
  socialLink: { id: 'footer.socialLink', defaultMessage: '{shop} on {network}' },
  marks: { id: 'footer.marks', defaultMessage: 'Payment and shipping' },
  debit: { id: 'footer.debit', defaultMessage: 'Debit card' },
  invoice: { id: 'footer.invoice', defaultMessage: 'Invoice' },
  seals: { id: 'footer.seals', defaultMessage: 'What you can rely on' }
})
