import type { Family } from '../platform-core'

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
