import type { Clock } from '../clock'
import type { Ids } from '../ids'

/** Keys for trials, as Cloudflare documents them for Turnstile; none of them is a secret. */
const BOT_CHECK_SITE_KEYS = {
  passes: '1x00000000000000000000AA',
  fails: '2x00000000000000000000AB',
  asks: '3x00000000000000000000FF'
}
const BOT_CHECK_SECRETS = {
  passes: '1x0000000000000000000000000000000AA',
  fails: '2x0000000000000000000000000000000AA',
  spent: '3x0000000000000000000000000000000AA'
}

/** A token is good for so long, and once. */
const TOKEN_MS = 300_000
/** Far more than a test needs at once. */
const MOST_TOKENS = 10_000

interface Solved {
  /** The form, as its page names it. */
  action: string
  /** Of the page with the form. */
  hostname: string
}

/** `asks`: the token comes after a click. */
type Solution = { kind: 'passes' | 'asks'; token: string } | { kind: 'fails' }

type Verification = { success: true; at: number; solved: Solved } | { success: false; codes: string[] }

/** The bot check of side services: what a browser solves and a server verifies, in memory only. */
export function createBotChecks({ clock, ids }: { clock: Clock; ids: Ids }) {
  const tokens = new Map<string, { at: number; solved: Solved; isSpent: boolean }>()

  return {
    /** Makes the token of a widget; undefined for an unknown site key. */
    solve(siteKey: string, solved: Solved): Solution | undefined {
      if (siteKey === BOT_CHECK_SITE_KEYS.fails) return { kind: 'fails' }
      const { passes, asks } = BOT_CHECK_SITE_KEYS
      if (siteKey !== passes && siteKey !== asks) return undefined
      const [oldest] = tokens.keys()
      if (oldest !== undefined && tokens.size >= MOST_TOKENS) tokens.delete(oldest)
      const token = ids.next('token')
      tokens.set(token, { at: clock.now(), solved, isSpent: false })
      return { kind: siteKey === asks ? 'asks' : 'passes', token }
    },
    /** Spends a token, with the service's error codes for one that is not good. */
    verify(secret: string | undefined, token: string | undefined): Verification {
      const refuse = (code: string): Verification => ({ success: false, codes: [code] })
      if (!secret) return refuse('missing-input-secret')
      if (!Object.values(BOT_CHECK_SECRETS).includes(secret)) return refuse('invalid-input-secret')
      if (!token) return refuse('missing-input-response')
      if (secret === BOT_CHECK_SECRETS.spent) return refuse('timeout-or-duplicate')
      const known = tokens.get(token)
      if (!known || secret === BOT_CHECK_SECRETS.fails) return refuse('invalid-input-response')
      if (known.isSpent || clock.now() > known.at + TOKEN_MS) return refuse('timeout-or-duplicate')
      known.isSpent = true
      return { success: true, at: known.at, solved: known.solved }
    }
  }
}

export type BotChecks = ReturnType<typeof createBotChecks>
