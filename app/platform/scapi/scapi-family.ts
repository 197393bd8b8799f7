import { serializeQuery } from '../http/encode'
import type { Answers } from '../http/read-answer'
import { bindRoutes, type Routes } from '../http/routes'
import { CURRENCY_OPERATIONS, type Family } from '../platform-core'

interface FamilySettings<Operations> {
  locale?: boolean
  answers?: Answers<Operations>
  keepalive?: boolean
}

/**
 * A family of the newer shopper API: one transport for all of them, typed by the
 * vendor's own types. (The vendor's client weighs 70 KiB and cannot be split, see
 * docs/decisions.) `root` is family and version, e.g. "product/shopper-products/v1";
 * routes are relative to the organization.
 *
 * Every call carries siteId and locale, those of `CURRENCY_OPERATIONS` the currency
 * (requirement 13.1), except createBasket, which has it in its body; `locale: false` for
 * families without texts. `answers` are the readers of responses. With `keepalive` a change that has been sent arrives
 * although the page is left.
 */
export function scapiFamily<Operations extends object>(
  root: string,
  routes: Routes<Operations>,
  { locale: wantsLocale = true, answers = {}, keepalive }: FamilySettings<Operations> = {}
): Family<Operations> {
  return ({ settings, call }) => {
    const { scapiBase, organizationId, siteId, locale, currency } = settings
    const base = `${scapiBase}/${root}/organizations/${encodeURIComponent(organizationId)}`
    return bindRoutes(
      routes,
      ({ path, query, ...request }) =>
        call({
          ...request,
          keepalive: keepalive && request.method !== 'GET' ? true : undefined,
          url: `${base}${path}?${serializeQuery({
            siteId,
            ...query,
            locale: wantsLocale ? locale : undefined,
            currency:
              request.method === 'GET' && CURRENCY_OPERATIONS.has(request.operation) ? currency : undefined
          })}`
        }),
      answers
    )
  }
}
