import type { Limit, LimitRule } from './limit-rule'

const MINUTE = 60
const QUARTER_HOUR = 15 * MINUTE
const HOUR = 60 * MINUTE

const within = (seconds: number, attempts: number): Limit => ({ attempts, seconds })

/** The bar: nothing that can be guessed lets one caller try more often. */
const GUESSES = within(MINUTE, 10)
/** A shop with a hundred orders a minute has a handful of wrong entries in it. */
const GUESSES_OF_ALL = within(MINUTE, 300)
/** Six digits and five attempts each time a code is sent leave nothing to guess; a person needs two or three. */
const GUESSES_AT_ONE = within(QUARTER_HOUR, 10)
/** Attempts to guess a password from many addresses keep its owner waiting for ten minutes, not locked out. */
const PASSWORDS_OF_ONE = within(10 * MINUTE, 10)
/** Ends of a visit to a page, or of a session. */
const ENDS = {
  counts: 'all',
  each: within(MINUTE, 40),
  all: within(MINUTE, 10_000),
  unknown: within(MINUTE, 1_500)
} as const
/** The first one got lost, the second one went to the spam folder. */
const MAILS_TO_ONE = within(QUARTER_HOUR, 3)

/**
 * Everything that can be guessed, or that sends mail to a typed address, with its limits
 * (decision 18). All processes count together, see `open-counters.ts`. An office behind one address shares
 * `each`: ten *wrong* entries in a minute are more than a few hundred colleagues make, since successes are
 * not counted. A route of `PROXY_RULES` that is not listed here needs a reason in limit-rules.test.ts.
 */
export const LIMIT_RULES = {
  /** `POST /session/login`. Its subject is the account, by the e-mail address that was typed. */
  login: {
    counts: 'refused',
    each: GUESSES,
    subject: PASSWORDS_OF_ONE,
    all: within(MINUTE, 600)
  },
  /** `POST /session/code`: mails with a code to log in by, to any address that is typed. */
  loginCodeMail: { counts: 'all', each: GUESSES, subject: MAILS_TO_ONE, all: GUESSES_OF_ALL },
  /**
   * `POST /session/code/login`. After ten wrong codes in ten minutes the login service drops every pending code of the
   * shop: no caller may make that many alone.
   */
  loginCode: {
    counts: 'refused',
    each: within(10 * MINUTE, 6),
    subject: within(10 * MINUTE, 6),
    all: GUESSES_OF_ALL
  },
  /** `POST /session/passkey/login`: a signature, which nobody guesses; wrong ones cost the login service a check. */
  passkeyLogin: { counts: 'refused', each: GUESSES, all: within(MINUTE, 600) },
  /** `POST /session/passkey/code`: a mail to the customer who asks. */
  passkeyMail: { counts: 'all', each: GUESSES, subject: MAILS_TO_ONE, all: GUESSES_OF_ALL },
  /** `POST /session/passkey/create-options` and `/create`: the code of that mail. */
  passkeyCode: {
    counts: 'refused',
    each: GUESSES,
    subject: within(10 * MINUTE, 6),
    all: GUESSES_OF_ALL
  },
  /**
   * `POST /session/provider/start`. Its callback needs no limit of its own: a code is asked for with the secret of one start.
   */
  providerStart: { counts: 'all', each: GUESSES, all: within(MINUTE, 600) },
  /** The form of the access gate. Everybody has the same password, so that there is no subject. */
  accessGate: { counts: 'refused', each: GUESSES, all: GUESSES_OF_ALL },
  /** The current password, which a stranger may try in a browser that was left logged in. */
  currentPassword: {
    counts: 'refused',
    each: GUESSES,
    subject: PASSWORDS_OF_ONE,
    all: GUESSES_OF_ALL,
    routes: { 'api PUT /customers/{customerId}/password': { subject: { path: 'customerId' } } }
  },
  /**
   * The platform says whether an address has an account (EMAIL_ALREADY_EXISTS). A shopper hardly meets that
   * twice in ten minutes; a few colleagues may.
   */
  registration: {
    counts: 'refused',
    each: within(10 * MINUTE, 5),
    all: within(MINUTE, 60),
    routes: { 'api POST /customers': {} }
  },
  /** A wish for the newsletter sends a mail to the customer. Consents are saved by the same call, one by one. */
  profile: {
    counts: 'all',
    each: GUESSES,
    subject: within(HOUR, 30),
    all: within(MINUTE, 600),
    routes: { 'api PATCH /customers/{customerId}': { subject: { path: 'customerId' } } }
  },
  /** Mails with a code that confirms a new address, to any address that a customer types. */
  emailChangeMail: {
    counts: 'all',
    each: GUESSES,
    subject: MAILS_TO_ONE,
    all: GUESSES_OF_ALL,
    routes: { 'api POST /email-changes': { subject: { body: 'email' } } }
  },
  /** That code, with the customer's password. The platform voids it after ten wrong attempts, from whatever address. */
  emailChange: {
    counts: 'refused',
    each: GUESSES,
    subject: PASSWORDS_OF_ONE,
    all: GUESSES_OF_ALL,
    routes: { 'api POST /email-changes/confirm': { subject: { token: 'customer' } } }
  },
  /** Mails with a link to a new password. */
  resetMail: {
    counts: 'all',
    each: GUESSES,
    subject: MAILS_TO_ONE,
    all: GUESSES_OF_ALL,
    routes: {
      'ocapi POST /customers/password_reset': { subject: { body: 'identification' }, sent: { status: 204 } },
      'api POST /customers/password/actions/create-reset-token': { subject: { body: 'login' } }
    }
  },
  /** The token of such a link. It has no subject: the token is all that the call names. */
  resetToken: {
    counts: 'refused',
    each: GUESSES,
    all: GUESSES_OF_ALL,
    routes: {
      'ocapi POST /Account-CheckResetToken': { refusesIn200: true },
      'ocapi POST /Account-SaveNewPassword': { refusesIn200: true },
      'api POST /customers/password/actions/reset': {}
    }
  },
  /** A guest's order by its number, with its token or the code of a mail. */
  orderLookUp: {
    counts: 'refused',
    each: GUESSES,
    subject: GUESSES_AT_ONE,
    all: GUESSES_OF_ALL,
    routes: {
      'api POST /orders/{orderNo}/lookup': { subject: { path: 'orderNo' } },
      'api POST /orders/{orderNo}/actions/oms-return-order': { subject: { path: 'orderNo' } },
      'api POST /orders/{orderNo}/cancel': { subject: { path: 'orderNo' } }
    }
  },
  /** The mail with that code. */
  orderCode: {
    counts: 'all',
    each: GUESSES,
    subject: MAILS_TO_ONE,
    all: GUESSES_OF_ALL,
    routes: {
      'api POST /orders/{orderNo}/actions/request-access-code': {
        subject: { path: 'orderNo' },
        sent: { status: 202 }
      }
    }
  },
  /** Calls with an order's token, and numbers of other shoppers' orders. */
  orderAction: {
    counts: 'refused',
    each: GUESSES,
    subject: GUESSES_AT_ONE,
    all: GUESSES_OF_ALL,
    routes: {
      // All of them without a number; a confirmed address opens no other order. Some type the account's password.
      'api POST /guest-orders': { subject: { token: 'customer' } },
      'ocapi POST /Order-Cancel': { subject: { body: 'orderNo' }, refusesIn200: true },
      'ocapi POST /Order-Reorder': { subject: { body: 'orderNo' }, refusesIn200: true }
    }
  },
  /**
   * No subject: to try one code again and again opens nothing, and a code that has run out is typed by many at once.
   */
  coupon: {
    counts: 'refused',
    each: GUESSES,
    all: GUESSES_OF_ALL,
    routes: {
      'api POST /baskets/{basketId}/coupons': {},
      'ocapi POST /baskets/{basketId}/coupons': {}
    }
  },
  /** A gift card's code is money: balance and redemption count together. No subject, as for coupons. */
  giftCard: {
    counts: 'refused',
    each: GUESSES,
    all: within(MINUTE, 100),
    routes: {
      'ocapi POST /GiftCert-CheckBalance': { refusesIn200: true },
      'ocapi POST /GiftCert-Redeem': { refusesIn200: true }
    }
  },
  /** The mail that a sign-up, or a notice of a product that is back, is confirmed with. */
  newsletter: {
    counts: 'all',
    each: GUESSES,
    subject: within(HOUR, 3),
    all: GUESSES_OF_ALL,
    routes: {
      'api POST /notices': { subject: { body: 'c_email' } },
      'ocapi POST /Account-SubmitGuestRegistration': {
        subject: { body: 'email' },
        sent: { status: 200, body: { success: true } }
      }
    }
  },
  /** The way out says whether an address is on the list; the way in sends mail. Never answered without being done. */
  subscription: {
    counts: 'all',
    each: GUESSES,
    subject: within(HOUR, 6),
    all: GUESSES_OF_ALL,
    routes: { 'api POST /subscription/state': { subject: { body: 'c_email' } } }
  },
  /** Messages of the contact form, which people at the service read. It has no subject: a form, not JSON. */
  contact: {
    counts: 'all',
    each: GUESSES,
    all: GUESSES_OF_ALL,
    routes: { 'cases POST /servlet.WebToCase': {} }
  },
  /** Tokens of the bot check that it does not accept; every one is a call to its service. */
  botCheck: { counts: 'refused', each: GUESSES, all: within(MINUTE, 3_000) },
  /** Calls of protected forms while the service of the bot check does not answer: half of what they may do else. */
  uncheckedForm: { counts: 'all', each: within(MINUTE, 5), all: within(MINUTE, 150) },
  /** Serial numbers: the response reveals whether a machine is registered. */
  machine: {
    counts: 'refused',
    each: GUESSES,
    all: GUESSES_OF_ALL,
    routes: {
      'ocapi POST /api/machines/create': { refusesIn200: true },
      'ocapi POST /api/machines/delete': { refusesIn200: true },
      'ocapi POST /api/machines/update': { refusesIn200: true }
    }
  },

  // No guesses, but calls that cost the platform or the courier something.

  /** `POST /session`: once in half an hour and for each tab; a household has many windows. */
  session: {
    counts: 'all',
    each: within(MINUTE, 120),
    all: within(MINUTE, 30_000),
    unknown: within(MINUTE, 7_000)
  },
  /** `POST /session/logout`, and `POST /order-return` before a payment that leads away. */
  sessionEnd: ENDS,
  /** `POST /session/devices` and `…/sign-out`: seldom, and each costs a few calls of the platform. */
  devices: {
    counts: 'all',
    each: within(MINUTE, 40),
    all: within(MINUTE, 3_000),
    unknown: within(MINUTE, 900)
  },
  orderReturn: ENDS,
  /** `POST /session/passkey/options`: once for each login form that is shown, and again every few minutes. */
  passkeyOptions: {
    counts: 'all',
    each: within(MINUTE, 60),
    all: within(MINUTE, 6_000),
    unknown: within(MINUTE, 1_500)
  },
  /** `POST /session/passkey/list` and `/remove`, by their owner's token. */
  passkeyList: { counts: 'all', each: within(MINUTE, 40), all: within(MINUTE, 3_000) },
  /** `POST /track`: once in a session, and when the window's size has changed. */
  tracking: {
    counts: 'all',
    each: within(MINUTE, 60),
    all: within(MINUTE, 30_000),
    unknown: within(MINUTE, 7_000)
  },
  /** Each asks a carrier; a cart asks once for each of its products, and again when a cut-off passes. */
  deliveryEstimates: {
    counts: 'all',
    each: within(MINUTE, 120),
    all: within(MINUTE, 6_000),
    routes: { 'api GET /delivery-estimates': {} }
  },
  /** Parcels and pick-ups of a customer's one basket, priced anew with each; strangers use up nothing of it. */
  shipments: {
    counts: 'all',
    each: within(MINUTE, 60),
    subject: within(MINUTE, 30),
    all: within(MINUTE, 3_000),
    routes: { 'api POST /baskets/{basketId}/shipments': { subject: { token: 'customer' } } }
  },
  /** `GET /find-packstations`: a map that is dragged about asks often. */
  packstations: {
    counts: 'all',
    each: within(MINUTE, 40),
    all: within(MINUTE, 3_000),
    unknown: within(MINUTE, 900)
  }
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof LIMIT_RULES

export const getLimitRule = (name: LimitName): LimitRule => LIMIT_RULES[name]
