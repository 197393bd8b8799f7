/** Types of request-processor.js, which the framework wants in JavaScript. */
export function processRequest(request: { path: string; querystring: string | null }): {
  path: string
  querystring: string
}
