import type { ProxyRule } from './proxy-rules'

/** Values of a rule's braces from the settings: one of these. Other names match any one segment. */
type KnownParts = Readonly<Record<string, readonly string[]>>

export interface AllowedRoute {
  /** As the rule writes it, e.g. `GET /products`. */
  line: string
  method: string
  pattern: RegExp
  rule: ProxyRule
}

/** The routes of a rule below its proxy's name, e.g. `/api/product/…`; those whose settings are empty are left out. */
export function compileRoutes(rule: ProxyRule, known: KnownParts): AllowedRoute[] {
  return Object.entries(rule.routes).flatMap(([root, lines]) =>
    lines.flatMap(line => {
      const [method = '', path = ''] = line.split(' ')
      const source = buildPattern(`/${rule.proxy}${root}${path}`, known)
      return source === undefined ? [] : [{ line, method, pattern: new RegExp(`^${source}$`), rule }]
    })
  )
}

const PLACEHOLDER = /(\{[\w*]+\})/
const ONE_PART = '[^/?#]+'

function buildPattern(path: string, known: KnownParts): string | undefined {
  const parts = path.split(PLACEHOLDER).map(part => {
    if (!PLACEHOLDER.test(part)) return escape(part)
    const name = part.slice(1, -1)
    if (name.endsWith('*')) return `${ONE_PART}(?:/${ONE_PART})*`
    const words = known[name]
    if (!words) return ONE_PART
    return words.length > 0 ? `(?:${words.map(word => buildPattern(word, known)).join('|')})` : undefined
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * False for paths that another server could read as a different one: parts that lead up, also encoded, encoded
 * twice or with parameters (`..;`), slashes of all kinds within a part, and characters that cannot be seen.
 */
export function isPlainPath(path: string): boolean {
  try {
    const once = path.split('/').map(decodeURIComponent)
    return once.every(part => isPlainPart(part) && isPlainPart(decodeAgain(part)))
  } catch {
    return false
  }
}

/** A part may have a plain percent sign in it. */
function decodeAgain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const isPlainPart = (part: string) => !/[/\\\p{Cc}]/u.test(part) && !/^\.{1,2}(;|$)/.test(part)
