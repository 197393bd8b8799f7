/** What the native app shows itself, so that the page leaves it out (spec 1 section 3 "Native app state"). */
export interface AppMode {
  hideHeader: boolean
  hideFooter: boolean
}

/** Says for 7 days that the shop is shown in the native app (spec 1 section 9); it opens nothing. */
export const APP_MODE_COOKIE = 'appMode'

const FORM = /^app(\.header)?(\.footer)?$/

/** What stands in the cookie and in the page: "app", then what is hidden, e.g. "app.header.footer". */
export const formatAppMode = ({ hideHeader, hideFooter }: AppMode): string =>
  `app${hideHeader ? '.header' : ''}${hideFooter ? '.footer' : ''}`

/** Reads what `formatAppMode` wrote; undefined for anything else, which is no app mode. */
export function parseAppMode(text: string | undefined): AppMode | undefined {
  const found = FORM.exec(text ?? '')
  return found ? { hideHeader: Boolean(found[1]), hideFooter: Boolean(found[2]) } : undefined
}
