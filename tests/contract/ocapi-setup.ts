import { CLIENT } from './session-setup'

export interface OcapiAnswer {
  status: number
  body: Record<string, unknown>
}

export type OcapiCall = (method: string, path: string, body?: unknown) => Promise<OcapiAnswer>

/** Headers of every OCAPI call, with the token of a shopper where there is one. */
export const buildHeaders = (token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-dw-client-id': CLIENT,
  ...(token !== undefined && { authorization: `Bearer ${token}` })
})

/** Calls OCAPI of a site as the shop does: `path` is relative to the version. */
export function createOcapi(origin: string, headers: Record<string, string>, site = 'jasmin'): OcapiCall {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}/s/${site}/dw/shop/v21_3/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    }
  }
}

/** Status and exception of a refused call, checked to have OCAPI's shape. */
export async function readFault(call: Promise<OcapiAnswer>): Promise<[status: number, type: string]> {
  const { status, body } = await call
  expect(body).toEqual({
    _v: '21.3',
    fault: { type: expect.any(String), message: expect.any(String), arguments: expect.any(Object) }
  })
  return [status, (body.fault as { type: string }).type]
}
