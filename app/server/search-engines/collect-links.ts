import type { ReadPath } from '../../visit/site/translated-path'

/** Deeper than any page an editor made; what goes on is a mistake and would exhaust the stack. */
const DEEPEST = 64

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/**
 * Paths of this shop that a content page leads to: values that are a path, and links in
 * its markup. Site and locale, query and hash are taken off, and so is a slash at the end.
 */
export function collectLinks(content: unknown, readPath: ReadPath): Set<string> {
  const links = new Set<string>()

  function add(text: string) {
    const path = readPath(text)
      ?.replace(/[?#].*$/s, '')
      .replace(/\/+$/, '')
    if (path && !/\s/.test(path)) links.add(path)
  }

  function visit(value: unknown, depth: number) {
    if (typeof value === 'string') {
      add(value)
      if (value.includes('<'))
        for (const [, double, single] of value.matchAll(HREF)) add(double ?? single ?? '')
    } else if (typeof value === 'object' && value !== null && depth < DEEPEST) {
      for (const member of Object.values(value)) visit(member, depth + 1)
    }
  }

  visit(content, 0)
  return links
}
