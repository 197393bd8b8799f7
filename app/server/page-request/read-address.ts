/**
 * Path and query of a request's address, unchanged. `new URL` would throw on "//" and take "//evil.com/x" for
 * a host.
 */
export function readAddress(originalUrl: string): { pathname: string; search: string } {
  const start = originalUrl.indexOf('?')
  return start < 0
    ? { pathname: originalUrl, search: '' }
    : { pathname: originalUrl.slice(0, start), search: originalUrl.slice(start) }
}
