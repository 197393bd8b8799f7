/** A table in Markdown; the first column is text, the others are figures. */
export function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = `|${header.map((_, column) => (column === 0 ? '---|' : '--:|')).join('')}`
  return [line(header), rule, ...rows.map(line)].join('\n')
}

/**
 * Puts a part's tables between the marks that a document has for it.
 *
 * @throws Error when the document has no such marks
 */
export function replacePart(document: string, part: string, text: string): string {
  const begin = `<!-- scale: ${part} -->`
  const end = `<!-- /scale: ${part} -->`
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The document has no place for "${part}": ${begin} … ${end}`)
  return `${document.slice(0, from)}${begin}\n\n${text}\n\n${document.slice(to)}`
}

/** Milliseconds; a dash where nothing was answered. */
export const ms = (value: number): string =>
  Number.isNaN(value) ? '–' : `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const whole = (value: number): string => value.toFixed(0)
export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`
