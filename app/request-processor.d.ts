/** Types of request-processor.js, which the framework wants in JavaScript. */
export function processRequest(request: {
  path: string
  querystring: string | null
  /** Of the request; names in any case. */
  headers: { getHeader(name: string): string | undefined }
  /** A class is part of the CDN's key and reaches the shop in `X-Mobify-Request-Class`. */
  setRequestClass(name: string): void
}): { path: string; querystring: string }
