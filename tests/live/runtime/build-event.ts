export interface RuntimeRequest {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** A request as API Gateway hands it to a function; the sender's address is one for examples. */
export function buildEvent(host: string, { method = 'GET', path, headers = {}, body }: RuntimeRequest) {
  const { pathname, searchParams } = new URL(path, `https://${host}`)
  const all: Record<string, string> = { host, ...headers }
  const query = [...new Set(searchParams.keys())].map(name => [name, searchParams.getAll(name)] as const)
  return {
    resource: '/{proxy+}',
    path: pathname,
    httpMethod: method,
    headers: all,
    multiValueHeaders: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, [value]])),
    queryStringParameters:
      query.length > 0 ? Object.fromEntries(query.map(([name, values]) => [name, values.at(-1)])) : null,
    multiValueQueryStringParameters: query.length > 0 ? Object.fromEntries(query) : null,
    requestContext: { identity: { sourceIp: '203.0.113.7' } },
    body: body ?? null,
    isBase64Encoded: false
  }
}

/** What the function answers. */
export interface RuntimeAnswer {
  statusCode: number
  headers?: Record<string, string>
  multiValueHeaders?: Record<string, string[]>
  body: string
  isBase64Encoded: boolean
}

/** All values of a header, whichever way they are given. */
export const readHeader = ({ headers, multiValueHeaders }: RuntimeAnswer, name: string): string[] => {
  const find = <Value>(all: Record<string, Value> = {}) =>
    Object.entries(all).find(([given]) => given.toLowerCase() === name)?.[1]
  return find(multiValueHeaders) ?? [find(headers) ?? []].flat()
}

export const readText = ({ body, isBase64Encoded }: RuntimeAnswer): string =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString()
