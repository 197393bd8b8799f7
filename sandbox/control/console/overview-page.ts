import type { Coupon } from '../../domain/coupons/coupon'
import type { Promotion } from '../../domain/pricing/promotion'
import type { ControlServices } from '../control-services'
import { describeSandbox } from '../describe-sandbox'
import { describeGiftCards, type GiftCardInfo } from '../describe-vouchers'
import { describePayments, type PaymentInfo } from '../describe-payments'
import { actionButton, badge, code, empty, table, terms, time } from './elements'
import { html, type Markup } from '../../http/html'
import { describeShift, type Page } from './layout'

type SiteDescription = ReturnType<typeof describeSandbox>['sites'][number]

const HOUR = 3_600_000
const DAY = 24 * HOUR

function describeLimits({
  enabled,
  limitPerCode,
  limitPerCustomer,
  limitInTime,
  redeemedBefore = 0
}: Coupon): Markup {
  const limits = [
    limitPerCode !== undefined &&
      `${limitPerCode} × per code${redeemedBefore > 0 ? `, ${redeemedBefore} used` : ''}`,
    limitPerCustomer !== undefined && `${limitPerCustomer} × per customer`,
    limitInTime && `${limitInTime.orders} × in ${limitInTime.days} days`
  ].filter(Boolean)
  return enabled ? html`${limits.join('; ') || 'without limit'}` : badge('disabled', 'warning')
}

const renderCoupons = (coupons: Coupon[], promotions: Promotion[]) =>
  table(
    'Coupons',
    ['Code', 'Site', 'Promotion', 'Limits'],
    coupons.map(coupon => {
      const promotion = promotions.find(
        ({ id, siteId }) => id === coupon.promotionId && siteId === coupon.siteId
      )
      return [
        html`${coupon.codes.map(word => html`${code(word)} `)}`,
        coupon.siteId,
        promotion?.calloutMsg.en ?? badge('none', 'warning'),
        describeLimits(coupon)
      ]
    })
  )

const stateBadges: Record<GiftCardInfo['state'], Markup> = {
  issued: badge('valid', 'good'),
  partially_redeemed: badge('begun', 'good'),
  redeemed: badge('used up', 'warning'),
  disabled: badge('disabled', 'warning'),
  expired: badge('expired', 'warning')
}

const renderGiftCards = (cards: GiftCardInfo[]) =>
  table(
    'Gift cards',
    ['Code', 'Site', 'Balance', 'State'],
    cards.map(({ code: word, siteId, balance, currency, state, expiresAt }) => [
      code(word),
      siteId,
      `${balance.toFixed(2)} ${currency}`,
      html`${stateBadges[state]}${expiresAt !== undefined && html` until ${time(Date.parse(expiresAt))}`}`
    ])
  )

const renderPayments = (payments: PaymentInfo[]) =>
  table(
    'Test payments',
    ['Enter', 'Method', 'Outcome'],
    payments.map(({ method, outcome, number, account, iban, email }) => [
      code(number ?? account ?? iban ?? email ?? ''),
      method,
      badge(outcome, outcome === 'success' ? 'good' : 'plain')
    ])
  )

/** Rules that a merchant switches: the least order in boxes, and whether gift cards go by post. */
const renderSwitches = ({ id, minBoxesOrder, hidePhysicalGiftCards }: SiteDescription): Markup =>
  html` <h3>${id}</h3>
    <form method="post" action="/console/settings" class="row">
      <input type="hidden" name="siteId" value="${id}" />
      <label>
        Least boxes of an order
        <input type="number" name="minBoxesOrder" value="${minBoxesOrder}" step="1" min="0" max="99" />
      </label>
      <label>
        Gift cards
        <select name="hidePhysicalGiftCards">
          <option value="no" ${!hidePhysicalGiftCards && 'selected'}>by post and by e-mail</option>
          <option value="yes" ${hidePhysicalGiftCards && 'selected'}>by e-mail only</option>
        </select>
      </label>
      <button>Set<span class="unseen"> for ${id}</span></button>
    </form>`

const shiftButton = (label: string, ahead: number) =>
  actionButton('/console/clock', label, { fields: { aheadMs: String(ahead) } })

function renderClock(now: number, ahead: number): Markup {
  return html` <p class="clock">${time(now)}</p>
    <p>
      ${ahead === 0 ? 'As this machine’s clock.' : `${describeShift(ahead)} of this machine’s clock.`} Tokens,
      promotions and everything else that ages follow it.
    </p>
    <form method="post" action="/console/clock/move" class="row">
      <label>Days <input type="number" name="days" value="0" step="1" min="-3650" max="3650" /></label>
      <label>Hours <input type="number" name="hours" value="0" step="1" min="-1000" max="1000" /></label>
      <button class="primary">Move the clock</button>
    </form>
    <div class="buttons">
      ${shiftButton('30 minutes on', ahead + HOUR / 2)} ${shiftButton('1 day on', ahead + DAY)}
      ${ahead !== 0 && shiftButton('Back to now', 0)}
    </div>`
}

/** The front page: purpose, addresses, sample accounts and codes. */
export function buildOverview(services: ControlServices): Omit<Page, 'message'> {
  const { seed, publicOrigin, clock } = services
  const { origin, organizationId, shortCode, clientId, privateClientId, redirectUri, sites, accounts } =
    describeSandbox(seed, publicOrigin, services.settings)
  const { coupons = [], promotions } = seed
  const giftCards = describeGiftCards(services)
  return {
    path: '/',
    introduction:
      'An embedded commerce platform. It speaks the HTTP of B2C Commerce, keeps its data in one file and needs no credentials.',
    body: html` <div class="grid">
      <section>
        <h2>How to reach it</h2>
        ${terms([
          ['Origin', code(origin)],
          ['Organization', code(organizationId)],
          ['Short code', code(shortCode)],
          ['Public client', code(clientId)],
          ['Private client', code(privateClientId)],
          ['Redirect', code(redirectUri)]
        ])}
      </section>
      <section>
        <h2>Clock</h2>
        ${renderClock(clock.now(), clock.getAhead())}
      </section>
      <section>
        <h2>Sample customers</h2>
        ${table(
          'Sample customers',
          ['Login', 'Password'],
          accounts.map(({ login, password }) => [code(login), code(password)])
        )}
      </section>
      <section>
        <h2>Sites</h2>
        ${table(
          'Sites',
          ['Site', 'Locales', 'Currency'],
          sites.map(site => [site.id, site.locales.join(', '), site.currency])
        )}
      </section>
      <section class="wide">
        <h2>Switches of the sites</h2>
        ${sites.map(renderSwitches)}
      </section>
      <section class="wide">
        <h2>Coupons</h2>
        ${coupons.length > 0 ? renderCoupons(coupons, promotions) : empty('The seed has no coupons.')}
      </section>
      <section class="wide">
        <h2>Gift cards</h2>
        ${giftCards.length > 0 ? renderGiftCards(giftCards) : empty('The seed has no gift cards.')}
      </section>
      <section class="wide">
        <h2>Test payments</h2>
        <p>
          Cards take any later expiry date and any code of the right length; PayPal accounts are chosen on the
          provider’s page; invoices go by the e-mail address of the cart.
        </p>
        ${renderPayments(describePayments())}
      </section>
      <section class="wide">
        <h2>Start over</h2>
        <p>
          Forgets customers, sessions, baskets, orders and mails, switches faults off, sets the clock back,
          and loads the seed.
        </p>
        ${actionButton('/console/reset', 'Bring back the seed')}
      </section>
    </div>`
  }
}
