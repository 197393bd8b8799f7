/** The page numbers to show around the current one; `undefined` is a gap. Counted from 1. */
export function listPages(page: number, count: number): (number | undefined)[] {
  const wanted = new Set([1, page - 1, page, page + 1, count])
  if (page <= 3) [2, 3, 4].forEach(near => wanted.add(near))
  if (page >= count - 2) [count - 3, count - 2, count - 1].forEach(near => wanted.add(near))

  const listed: (number | undefined)[] = []
  let last = 0
  for (const next of [...wanted].filter(entry => entry >= 1 && entry <= count).sort((a, b) => a - b)) {
    // A gap of one page is replaced by that page.
    if (next - last === 2) listed.push(last + 1)
    else if (next - last > 2) listed.push(undefined)
    listed.push(next)
    last = next
  }
  return listed
}
