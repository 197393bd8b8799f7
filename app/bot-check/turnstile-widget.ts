import { loadScript } from '../lazy-loading/load-script'
import type { BotCheckAction } from '../platform/bot-check'

/** `blocked`: its script or frame does not load. `slow`: no token in time. `failed`: the check takes this for a program. */
export type BotCheckProblem = 'blocked' | 'slow' | 'failed'

interface WidgetOptions {
  scriptUrl: string
  siteKey: string
  action: BotCheckAction
  /** ISO 639, e.g. de. */
  language: string
  /** Empty; the widget shows itself there when it has to ask. */
  place: HTMLElement
  onAsk: (isAsking: boolean) => void
}

export interface BotCheckWidget {
  /** A token for one call. Waits for ten seconds at most, or for as long as the widget asks the shopper something. */
  take(): Promise<{ token: string } | { problem: BotCheckProblem }>
  remove(): void
}

/** The part of the script that the shop uses: developers.cloudflare.com/turnstile/get-started/client-side-rendering */
interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      action: string
      language: string
      theme: 'light'
      size: 'flexible'
      appearance: 'interaction-only'
      retry: 'never'
      callback: (token: string) => void
      /** True: the shop has dealt with it. */
      'error-callback': (code: string) => boolean
      'expired-callback': () => void
      'unsupported-callback': () => void
      'before-interactive-callback': () => void
      'after-interactive-callback': () => void
    }
  ): string
  reset(id: string): void
  remove(id: string): void
}

const findTurnstile = () => (window as { turnstile?: Turnstile }).turnstile

const WAIT_MS = 10_000
/** Codes of a frame that did not load, and of a browser that holds it back. */
const NOT_LOADED = /^(200|300030|300031)/

/** Loads the script and begins to check at once, so that the token is there when the form is sent. */
export function createWidget(options: WidgetOptions): BotCheckWidget {
  let id: string | undefined
  let token: string | undefined
  let problem: BotCheckProblem | undefined
  let isSpent = false
  let isAsking = false
  let isRemoved = false
  const waiting = new Set<() => void>()

  function change(next: { token?: string; problem?: BotCheckProblem; isAsking?: boolean }) {
    token = next.token
    problem = next.problem
    if (isAsking !== Boolean(next.isAsking)) options.onAsk((isAsking = !isAsking))
    for (const look of [...waiting]) look()
  }

  async function begin() {
    const hasCome = await loadScript(`${options.scriptUrl}?render=explicit`)
    const turnstile = findTurnstile()
    if (isRemoved) return
    if (!hasCome || !turnstile) return change({ problem: 'blocked' })
    id = turnstile.render(options.place, {
      sitekey: options.siteKey,
      action: options.action,
      language: options.language,
      theme: 'light',
      size: 'flexible',
      appearance: 'interaction-only',
      retry: 'never',
      callback: given => change({ token: given }),
      'error-callback': code => {
        change({ problem: NOT_LOADED.test(code) ? 'blocked' : 'failed' })
        return true
      },
      // It makes the next one by itself.
      'expired-callback': () => change({}),
      'unsupported-callback': () => change({ problem: 'blocked' }),
      'before-interactive-callback': () => change({ isAsking: true }),
      'after-interactive-callback': () => change({ token })
    })
  }

  function beginAnew() {
    isSpent = false
    change({})
    if (id === undefined) void begin()
    else findTurnstile()?.reset(id)
  }

  const settle = () =>
    new Promise<void>(resolve => {
      let patience: ReturnType<typeof setTimeout> | undefined
      const end = () => {
        clearTimeout(patience)
        waiting.delete(look)
        resolve()
      }
      const look = () => {
        clearTimeout(patience)
        if (token !== undefined || problem) end()
        else if (!isAsking) patience = setTimeout(end, WAIT_MS)
      }
      waiting.add(look)
      look()
    })

  void begin()
  return {
    async take() {
      if (problem || isSpent) beginAnew()
      await settle()
      if (token === undefined) return { problem: problem ?? 'slow' }
      const taken = token
      token = undefined
      isSpent = true
      return { token: taken }
    },
    remove() {
      isRemoved = true
      if (id !== undefined) findTurnstile()?.remove(id)
    }
  }
}
