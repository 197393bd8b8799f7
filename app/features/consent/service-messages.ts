import { defineMessages, type MessageDescriptor } from '../../intl/intl'

/** The messages of each service, by the `id` of config/consent-services.js. */
export const serviceMessages: Readonly<Record<string, Record<'name' | 'purpose', MessageDescriptor>>> = {
  session: defineMessages({
    name: { id: 'consentDetails.service.session', defaultMessage: 'Your session' },
    purpose: {
      id: 'consentDetails.service.sessionPurpose',
      defaultMessage:
        'Recognizes your browser from page to page and keeps your cart and login, for up to {days, plural, one {# day} other {# days}}.'
    }
  }),
  order: defineMessages({
    name: { id: 'consentDetails.service.order', defaultMessage: 'Duplicate-order protection' },
    purpose: {
      id: 'consentDetails.service.orderPurpose',
      defaultMessage: 'Finds an order again if the connection breaks off, so that it is not placed twice.'
    }
  }),
  myStore: defineMessages({
    name: { id: 'consentDetails.service.myStore', defaultMessage: 'Your store' },
    purpose: {
      id: 'consentDetails.service.myStorePurpose',
      defaultMessage: 'Remembers the store whose stock you want to see, until you change it.'
    }
  }),
  botCheck: defineMessages({
    name: { id: 'consentDetails.service.botCheck', defaultMessage: 'Form protection' },
    purpose: {
      id: 'consentDetails.service.botCheckPurpose',
      defaultMessage:
        'Checks that login, registration and contact forms are not sent by bots. It loads only with such a form; the provider receives your IP address and browser type.'
    }
  }),
  notices: defineMessages({
    name: { id: 'consentDetails.service.notices', defaultMessage: 'Notices you have closed' },
    purpose: {
      id: 'consentDetails.service.noticesPurpose',
      defaultMessage:
        'Remembers for {days, plural, one {# day} other {# days}} which notices you have answered, so that they do not come back.'
    }
  }),
  consent: defineMessages({
    name: { id: 'consentDetails.service.consent', defaultMessage: 'Your cookie settings' },
    purpose: {
      id: 'consentDetails.service.consentPurpose',
      defaultMessage:
        'Remembers for {days, plural, one {# day} other {# days}} what you have chosen here and whether you refused tracking.'
    }
  }),
  googlePay: defineMessages({
    name: { id: 'consentDetails.service.googlePay', defaultMessage: 'Google Pay' },
    purpose: {
      id: 'consentDetails.service.googlePayPurpose',
      defaultMessage:
        'Asks when you order whether this device has Google Pay; the provider receives your IP address and browser type.'
    }
  }),
  recommendations: defineMessages({
    name: { id: 'consentDetails.service.recommendations', defaultMessage: 'Recommendations' },
    purpose: {
      id: 'consentDetails.service.recommendationsPurpose',
      defaultMessage: 'Learns which products you look at, search for and buy, and suggests others.'
    }
  }),
  recentlyViewed: defineMessages({
    name: { id: 'consentDetails.service.recentlyViewed', defaultMessage: 'Recently viewed' },
    purpose: {
      id: 'consentDetails.service.recentlyViewedPurpose',
      defaultMessage: 'Keeps in this browser which products you looked at, and shows them to you again.'
    }
  }),
  recentSearches: defineMessages({
    name: { id: 'consentDetails.service.recentSearches', defaultMessage: 'Recent searches' },
    purpose: {
      id: 'consentDetails.service.recentSearchesPurpose',
      defaultMessage:
        'Keeps your last five searches in this browser, so that you can repeat them, until you delete them.'
    }
  }),
  monitoring: defineMessages({
    name: { id: 'consentDetails.service.monitoring', defaultMessage: 'Error reports' },
    purpose: {
      id: 'consentDetails.service.monitoringPurpose',
      defaultMessage: 'Tells us when a page breaks and how it happened. Texts and what you type are hidden.'
    }
  }),
  chat: defineMessages({
    name: { id: 'consentDetails.service.chat', defaultMessage: 'Chat' },
    purpose: {
      id: 'consentDetails.service.chatPurpose',
      defaultMessage: 'Lets you talk to us from any page, and keeps the conversation while you look around.'
    }
  }),
  reviews: defineMessages({
    name: { id: 'consentDetails.service.reviews', defaultMessage: 'Shop reviews' },
    purpose: {
      id: 'consentDetails.service.reviewsPurpose',
      defaultMessage:
        'Shows how others rate us; receives your order and your email address so that you can rate it.'
    }
  }),
  instalments: defineMessages({
    name: { id: 'consentDetails.service.instalments', defaultMessage: 'Payment in installments' },
    purpose: {
      id: 'consentDetails.service.instalmentsPurpose',
      defaultMessage: 'Shows what a purchase costs in installments; the provider receives the amount.'
    }
  }),
  maps: defineMessages({
    name: { id: 'consentDetails.service.maps', defaultMessage: 'Map and place search' },
    purpose: {
      id: 'consentDetails.service.mapsPurpose',
      defaultMessage:
        'Shows the map of the store finder and suggests places and addresses; the provider receives what you type there.'
    }
  }),
  marketing: defineMessages({
    name: { id: 'consentDetails.service.marketing', defaultMessage: 'Personal offers' },
    purpose: {
      id: 'consentDetails.service.marketingPurpose',
      defaultMessage:
        'Shows offers that suit you; the provider receives your customer number and the product you last looked at.'
    }
  }),
  push: defineMessages({
    name: { id: 'consentDetails.service.push', defaultMessage: 'Notifications on your device' },
    purpose: {
      id: 'consentDetails.service.pushPurpose',
      defaultMessage:
        'Sends you notifications about new arrivals and offers if you agree to them; remembers your answer for {days, plural, one {# day} other {# days}}.'
    }
  }),
  analytics: defineMessages({
    name: { id: 'consentDetails.service.analytics', defaultMessage: 'Page statistics' },
    purpose: {
      id: 'consentDetails.service.analyticsPurpose',
      defaultMessage: 'Counts which pages and products are viewed.'
    }
  })
}
