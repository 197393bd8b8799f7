import type { ConsentCategory } from '../../visit/consent/consent'
import type { Activities } from '../../platform/side-services/personalization-types'
import type { EventName, EventPayloads } from './event-payloads'

interface EventRow<Name extends EventName> {
  /** In one sentence; docs/tracking.md repeats it. */
  when: string
  payload: readonly (keyof EventPayloads[Name])[]
  consent: ConsentCategory
  /** Its name at the recommendations service, which takes eleven and no others (requirement 12.2). */
  activity?: keyof Activities
  /** Its type in the instance's page statistics; "page" is the data of the page as a whole. */
  statistics?: string
  /** Its name in `window.dataLayer`: what tag managers call it where they have a name for it. */
  dataLayer: string
}

/**
 * Every event of the shop with its moment, payload, consent and targets (requirement 12.2). All targets need
 * marketing consent, tag managers included, see decision 11.
 */
export const EVENT_TABLE: { readonly [Name in EventName]: EventRow<Name> } = {
  viewPage: {
    when: 'A page is shown.',
    payload: ['path'],
    consent: 'marketing',
    activity: 'viewPage',
    statistics: 'page',
    dataLayer: 'page_view'
  },
  viewProduct: {
    when: 'A product is shown on its page, and each variant that is chosen there.',
    payload: ['product'],
    consent: 'marketing',
    activity: 'viewProduct',
    statistics: 'detail',
    dataLayer: 'view_item'
  },
  viewCategory: {
    when: 'A list of products is shown, and again when it is filtered, sorted or turned.',
    payload: ['categoryId', 'products', 'total'],
    consent: 'marketing',
    activity: 'viewCategory',
    statistics: 'page',
    dataLayer: 'view_item_list'
  },
  clickCategory: {
    when: 'A product of such a list is opened.',
    payload: ['categoryId', 'product'],
    consent: 'marketing',
    activity: 'clickCategory',
    dataLayer: 'select_item'
  },
  viewSearch: {
    when: 'The results of a search are shown.',
    payload: ['phrase', 'products', 'total'],
    consent: 'marketing',
    activity: 'viewSearch',
    statistics: 'page',
    dataLayer: 'view_search_results'
  },
  clickSearch: {
    when: 'A product is opened from the results or the suggestions of a search.',
    payload: ['phrase', 'product'],
    consent: 'marketing',
    activity: 'clickSearch',
    statistics: 'searchhit',
    dataLayer: 'select_item'
  },
  viewReco: {
    when: 'A row of recommendations comes into view, once.',
    payload: ['recommenderName', 'recoUUID', 'products'],
    consent: 'marketing',
    activity: 'viewReco',
    dataLayer: 'view_item_list'
  },
  clickReco: {
    when: 'A product of such a row is opened.',
    payload: ['recommenderName', 'recoUUID', 'product'],
    consent: 'marketing',
    activity: 'clickReco',
    statistics: 'recommendation',
    dataLayer: 'select_item'
  },
  addToCart: {
    when: 'Products were put into the cart; not when a quantity is changed there.',
    payload: ['products'],
    consent: 'marketing',
    activity: 'addToCart',
    statistics: 'addToCart',
    dataLayer: 'add_to_cart'
  },
  remove_from_cart: {
    when: 'A line was taken out of the cart.',
    payload: ['product'],
    consent: 'marketing',
    statistics: 'remove_from_cart',
    dataLayer: 'remove_from_cart'
  },
  add_to_wishlist: {
    when: 'A product was put on the wishlist.',
    payload: ['product'],
    consent: 'marketing',
    statistics: 'add_to_wishlist',
    dataLayer: 'add_to_wishlist'
  },
  remove_from_wishlist: {
    when: 'A product was taken off the wishlist.',
    payload: ['product'],
    consent: 'marketing',
    statistics: 'remove_from_wishlist',
    dataLayer: 'remove_from_wishlist'
  },
  beginCheckout: {
    when: 'Checkout is opened, once for a cart.',
    payload: ['products', 'amount'],
    consent: 'marketing',
    activity: 'beginCheckout',
    dataLayer: 'begin_checkout'
  },
  checkoutStep: {
    when: 'A step of checkout is opened.',
    payload: ['stepName', 'stepNumber', 'basketId'],
    consent: 'marketing',
    activity: 'checkoutStep',
    dataLayer: 'checkout_step'
  },
  purchase: {
    when: 'An order whose payment is settled is confirmed to its shopper, once for an order.',
    payload: ['orderNo', 'products', 'amount', 'tax', 'shipping'],
    consent: 'marketing',
    dataLayer: 'purchase'
  },
  login_succeeded: {
    when: 'A customer has logged in.',
    payload: [],
    consent: 'marketing',
    statistics: 'login_succeeded',
    dataLayer: 'login_succeeded'
  },
  login_failed: {
    when: 'A login was refused or did not get through.',
    payload: [],
    consent: 'marketing',
    statistics: 'login_failed',
    dataLayer: 'login_failed'
  },
  'registration start': {
    when: 'A form for registration is shown.',
    payload: [],
    consent: 'marketing',
    statistics: 'registration start',
    dataLayer: 'registration_start'
  },
  registration_succeeded: {
    when: 'A customer has registered.',
    payload: [],
    consent: 'marketing',
    statistics: 'registration_succeeded',
    dataLayer: 'registration_succeeded'
  },
  registration_failed: {
    when: 'A registration was refused or did not get through.',
    payload: [],
    consent: 'marketing',
    statistics: 'registration_failed',
    dataLayer: 'registration_failed'
  },
  newsletter: {
    when: 'Somebody has signed up for the newsletter; the link of the mail is still to be followed.',
    payload: ['source'],
    consent: 'marketing',
    statistics: 'newsletter',
    dataLayer: 'newsletter'
  },
  formsSubmit: {
    when: 'A form was sent and accepted: contact, unsubscribe.',
    payload: ['form'],
    consent: 'marketing',
    statistics: 'formsSubmit',
    dataLayer: 'form_submit'
  },
  'changed consents': {
    when: 'The shopper has chosen otherwise than before, and marketing is allowed by that choice.',
    payload: ['consents'],
    consent: 'marketing',
    statistics: 'changed consents',
    dataLayer: 'changed_consents'
  }
}
