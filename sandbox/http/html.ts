/** A piece of HTML that is known to be safe. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | number | false | undefined | Value[]

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

function toText(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(toText).join('')
  return String(value).replace(/[&<>"']/g, character => escapes[character] ?? '')
}

/**
 * Builds HTML from a template. Whatever is put in is escaped, unless it is markup itself; false and undefined leave
 * nothing.
 */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.map((part, index) => part + toText(values[index])).join(''))
