import type { Clock } from '../../domain/clock'

/** The console form's settings of the app. */
export interface AppSettings {
  /** Site and locale as the shop's addresses begin, e.g. "/jasmin/de". */
  shop: string
  /** The page, from its slash on. */
  path: string
  /** Login of a sample customer, "guest", or "" for an app that hands no session over. */
  shopper: string
  hideHeader: '' | 'true' | 'false'
  hideFooter: '' | 'true' | 'false'
  /** "accept-all", "reject-all", consents as JSON, or "" for an app without a preset. */
  consents: string
  /** Opens a shop that is closed by its access gate. */
  key: string
}

/** A push message of the app; a tap on it opens the page. */
export interface AppMessage {
  title: string
  text: string
  /** From site and locale on. */
  path: string
}

/** A page that the web view has loaded. */
interface LoadedPage {
  /** Milliseconds since 1970. */
  at: number
  path: string
  status: number
  /** Names of the app's headers that went along. */
  headers: string[]
}

const MOST_PAGES = 20

/** The native app's web view as the sandbox imitates it: settings, headers, and loaded pages. */
export function createWebview(clock: Clock) {
  let settings: AppSettings | undefined
  let headers: Record<string, string> = {}
  let waiting: Record<string, string> | undefined
  let isNewPhone = false
  let message: AppMessage | undefined
  let pages: LoadedPage[] = []

  return {
    /** Sets the app's settings; a new phone has no cookies of the web view. */
    prepare(next: AppSettings, nextHeaders: Record<string, string>, fromNewPhone: boolean): void {
      settings = next
      headers = nextHeaders
      isNewPhone = fromNewPhone
      message = undefined
      pages = []
    },
    /** The app starts: its headers go with the next page. Undefined before anything was settled. */
    start(opensMessage: boolean): { path: string; forgets: boolean } | undefined {
      if (!settings) return undefined
      waiting = headers
      const forgets = isNewPhone
      isNewPhone = false
      const path = `${settings.shop}${settings.path === '/' ? '' : settings.path}`
      return { path: (opensMessage && message?.path) || path, forgets }
    },
    /** The headers for this page, once: a web view sends them with the first page only. */
    takeHeaders(): Record<string, string> {
      const taken = waiting ?? {}
      waiting = undefined
      return taken
    },
    note(page: Omit<LoadedPage, 'at'>): void {
      pages = [{ at: clock.now(), ...page }, ...pages].slice(0, MOST_PAGES)
    },
    receive(next: AppMessage): void {
      message = next
    },
    dismiss(): void {
      message = undefined
    },
    read: () => ({ settings, message, pages }),
    reset(): void {
      settings = message = waiting = undefined
      headers = {}
      pages = []
      isNewPhone = false
    }
  }
}

export type Webview = ReturnType<typeof createWebview>
