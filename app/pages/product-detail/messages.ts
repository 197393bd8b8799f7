import { defineMessages } from 'react-intl'

export const productPageMessages = defineMessages({
  home: { id: 'productPage.home', defaultMessage: 'Home' },
  breadcrumbs: { id: 'productPage.breadcrumbs', defaultMessage: 'You are here' },
  related: { id: 'productPage.related', defaultMessage: 'What goes with it' },
  allOf: { id: 'productPage.allOf', defaultMessage: 'All from {category}' },
  previous: { id: 'productPage.previous', defaultMessage: 'Back' },
  next: { id: 'productPage.next', defaultMessage: 'Further' }
})
