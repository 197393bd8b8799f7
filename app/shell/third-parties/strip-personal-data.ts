import { hideSecretSegments } from '../../visit/addresses/redact-address'

// The quantifiers are bounded, so that a long text without blanks (a style sheet) is matched in linear time.
const EMAIL = /[^\s"'<>@]{1,64}@[^\s"'<>@]{1,255}\.[a-z]{2,24}/gi
const TOKEN = /\b[\w-]{8,400}\.[\w-]{8,4000}\.[\w-]{8,2000}\b/g
/** Members that identify a person or grant access, whatever they contain. */
const PERSONAL = new Set(
  (
    'user username email ip_address cookies headers query_string password birthday firstName lastName ' +
    'fullName companyName phone phoneHome phoneMobile phoneBusiness address1 address2 postalCode city c_vatId'
  ).split(' ')
)
const DEEPEST = 12

/**
 * A report without personal data: members that identify somebody are removed,
 * addresses lose their query and the part after /reset-password, e-mail addresses and
 * tokens in texts become "…". Returns a copy.
 */
export const stripPersonalData = <Report>(report: Report): Report => strip(report, 0) as Report

/** The same for JSON, which may be nested deeper than a report: a recording of the page. Throws on invalid JSON. */
export const stripPersonalJson = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (key, value: unknown) => {
      if (PERSONAL.has(key)) return undefined
      return typeof value === 'string' ? stripText(value) : value
    })
  )

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
  hideSecretSegments(text.replace(/(^|\s)((?:https?:\/)?\/[^\s?#]*)[?#][^\s]*/g, '$1$2'))
    .replace(EMAIL, '…')
    .replace(TOKEN, '…')
