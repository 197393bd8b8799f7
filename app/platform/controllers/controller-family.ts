import { serializeQuery } from '../http/encode'
import type { Answers } from '../http/read-answer'
import { bindRoutes, type RoutedCall, type Routes } from '../http/routes'
import type { Family, PlatformSettings } from '../platform-core'

/** Storefront controllers, e.g. `GET /Site-Countries` (requirement 13.1). */
export const controllerFamily = <Operations extends object>(
  routes: Routes<Operations>,
  answers?: Answers<Operations>
): Family<Operations> =>
  familyBelow(
    routes,
    answers,
    ({ siteId, locale }) => `on/demandware.store/Sites-${siteId}-Site/${locale.replace('-', '_')}`
  )

/** The alias form, used for machines and content, e.g. `GET /api/machines`. */
export const aliasFamily = <Operations extends object>(
  routes: Routes<Operations>,
  answers?: Answers<Operations>
): Family<Operations> =>
  familyBelow(routes, answers, ({ contentSubPath, siteId, locale }) =>
    contentSubPath.replace('{siteId}', siteId).replace('{locale}', locale)
  )

/**
 * Site and locale are in the path, so the query has the call's own parameters only.
 * Reads send a JSON Content-Type as well: the content system expects it (requirement 2.1).
 */
function familyBelow<Operations extends object>(
  routes: Routes<Operations>,
  answers: Answers<Operations> | undefined,
  findPath: (settings: PlatformSettings) => string
): Family<Operations> {
  return ({ settings, call }) => {
    const base = `${settings.instanceBase}/${findPath(settings)}`
    const send = ({ path, query, ...request }: RoutedCall) => {
      const search = serializeQuery(query)
      return call({
        ...request,
        url: `${base}${path}${search && `?${search}`}`,
        headers: { 'content-type': 'application/json' }
      })
    }
    return bindRoutes(routes, send, answers)
  }
}

/** For controllers that read the locale from the query as well as from the path (requirement 13.1). */
export const withLocale =
  <Operations extends object>(family: Family<Operations>): Family<Operations> =>
  core =>
    family({
      ...core,
      call: request =>
        core.call({
          ...request,
          url: `${request.url}${request.url.includes('?') ? '&' : '?'}locale=${core.settings.locale}`
        })
    })
