/** An aligned table in Markdown; the first column is text, the others are figures. */
export function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((head, column) =>
    Math.max(3, head.length, ...rows.map(row => row[column]?.length ?? 0))
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[0] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(header), line(rule), ...rows.map(line)].join('\n')
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
