/**
 * Data that the shop and third parties keep in a shopper's browser or learn of a visit, by
 * category of consent. The cookie modal lists it, and withdrawal removes it: an entry
 * belongs here as soon as the code that uses it is switched on. `id` names its words,
 * `provider` its company, if not the shop, `names` its cookies and entries in the
 * browser's storage ("*" for any ending; nothing kept: an empty list).
 */
module.exports = (consentPrefix, { monitoring, personalization, thirdParties }) => [
  {
    id: 'session',
    category: 'required',
    names: [
      'token_*',
      'cc-nx*',
      'usid_*',
      'cid_*',
      'oid_*',
      'enc-user-id_*',
      'session_*',
      'visitor-id_*',
      'pc_*',
      'login-time_*',
      'provider-login-*',
      'code-usid_*',
      'device',
      'dwsid',
      'framed',
      'accessKey',
      'appMode',
      'entered_*',
      'login-wish_*',
      'login-code_*',
      'email-change_*',
      'passkey-code_*',
      'order-wish_*',
      'app-*',
      'cookieHandler'
    ]
  },
  {
    id: 'order',
    category: 'required',
    names: ['checkout_*', 'unsent_*', 'dropped-gift-cards', 'delivery-place']
  },
  // Loads with a form that it protects, never with a page; keeps nothing in the browser.
  ...(thirdParties.botCheck.siteKey
    ? [{ id: 'botCheck', category: 'required', provider: 'Cloudflare', names: [] }]
    : []),
  { id: 'myStore', category: 'required', names: ['my-store_*'] },
  {
    id: 'notices',
    category: 'required',
    names: ['newsletter', 'popupContent-*', 'passkey-offer_*', 'address-offer']
  },
  { id: 'consent', category: 'required', names: [`${consentPrefix}*`, 'dw_dnt', '__cq_dnt'] },
  { id: 'recentSearches', category: 'functional', names: ['recentSearches'] },
  ...(thirdParties.chat.scriptUrl
    ? [{ id: 'chat', category: 'functional', provider: 'Salesforce', names: ['liveagent_*', 'esw*'] }]
    : []),
  ...(thirdParties.reviews.scriptUrl
    ? [{ id: 'reviews', category: 'functional', provider: 'Trusted Shops', names: [] }]
    : []),
  ...(thirdParties.instalments.scriptUrl
    ? [{ id: 'instalments', category: 'functional', provider: 'PayPal', names: ['__paypal_*', 'ts', 'ts_c'] }]
    : []),
  ...(thirdParties.maps.scriptUrl
    ? [{ id: 'maps', category: 'functional', provider: 'Google', names: ['_c;;i'] }]
    : []),
  ...(thirdParties.googlePay.methodUrl
    ? [{ id: 'googlePay', category: 'functional', provider: 'Google', names: [] }]
    : []),
  ...(monitoring
    ? [{ id: 'monitoring', category: 'performance', provider: 'Sentry', names: ['sentryReplaySession'] }]
    : []),
  ...(thirdParties.marketing.apiKey
    ? [
        {
          id: 'marketing',
          category: 'marketing',
          provider: 'Braze',
          names: ['ab.storage.*', 'ab._gd', 'ab.optOut', 'lastViewedProduct']
        }
      ]
    : []),
  ...(thirdParties.marketing.push
    ? [{ id: 'push', category: 'marketing', provider: 'Braze', names: ['pushMessages'] }]
    : []),
  { id: 'recentlyViewed', category: 'marketing', names: ['recentlyViewed_*'] },
  ...(personalization
    ? [{ id: 'recommendations', category: 'marketing', provider: 'Salesforce', names: [] }]
    : []),
  { id: 'analytics', category: 'marketing', provider: 'Salesforce', names: ['trackedOrder'] }
]
