/** Parts that the native app shows itself, so that the page hides them (requirement 1.8). */
export interface AppMode {
  hideHeader: boolean
  hideFooter: boolean
}

/** "1" says for 7 days that the shop is shown in the native app (requirement 1.8); it grants no access. */
export const APP_MODE_COOKIE = 'appMode'
export const APP_MODE_ON = '1'
/** The hidden parts, as `formatAppMode` writes them; absent without the app. */
export const APP_FRAME_COOKIE = 'app-frame'

const FORM = /^app(\.header)?(\.footer)?$/

/** The value in the cookie and in the page: "app", then the hidden parts, e.g. "app.header.footer". */
export const formatAppMode = ({ hideHeader, hideFooter }: AppMode): string =>
  `app${hideHeader ? '.header' : ''}${hideFooter ? '.footer' : ''}`

/** Reads what `formatAppMode` wrote; undefined for anything else. */
export function parseAppMode(text: string | undefined): AppMode | undefined {
  const found = FORM.exec(text ?? '')
  return found ? { hideHeader: Boolean(found[1]), hideFooter: Boolean(found[2]) } : undefined
}

/** Reads the app mode from cookies; undefined outside the app. `read` returns a cookie by its name. */
export function readAppMode(read: (cookie: string) => string | undefined): AppMode | undefined {
  if (read(APP_MODE_COOKIE) !== APP_MODE_ON) return undefined
  return parseAppMode(read(APP_FRAME_COOKIE)) ?? { hideHeader: false, hideFooter: false }
}
