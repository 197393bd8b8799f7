const EMAIL = /[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]{2,}/gi
const TOKEN = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g
/** Members that say who somebody is or what they hold, whatever they contain. */
const PERSONAL = new Set(['user', 'cookies', 'headers', 'query_string', 'username', 'email', 'ip_address'])
const DEEPEST = 12

/**
 * A report without anything of the person: members that name somebody are left out,
 * addresses lose their query and the part after /reset-password, e-mail addresses and
 * tokens in texts become "…". Answers a copy.
 */
export const stripPersonalData = <Report>(report: Report): Report => strip(report, 0) as Report

function strip(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return stripText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) return undefined
  if (Array.isArray(value)) return value.map(entry => strip(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PERSONAL.has(key))
      .map(([key, entry]) => [key, strip(entry, depth + 1)])
  )
}

const stripText = (text: string): string =>
  text
    .replace(/(^|\s)((?:https?:\/)?\/[^\s?#]*)[?#][^\s]*/g, '$1$2')
    .replace(/(\/reset-password\/)[^\s/?#]+/g, '$1…')
    .replace(EMAIL, '…')
    .replace(TOKEN, '…')
