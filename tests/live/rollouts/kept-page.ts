/** The addresses of a build's files that a page names: styles, fonts and code. */
export const listFiles = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/mobify\/bundle\/[\da-f]{12}\/[^"'\s)]+/g)].map(([address]) => address))
]

/** The ids of the builds that a page's files are of. */
export const listBuilds = (html: string): string[] => [
  ...new Set(listFiles(html).map(address => address.split('/')[3] ?? ''))
]
