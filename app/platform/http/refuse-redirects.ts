import type { Answer } from './read-text'

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * A fetch that follows no redirect, since keys and bodies would be sent to another host. Not by
 * `redirect: 'error'`: under Node such a request outlives its abort as soon as garbage is collected
 * while its body is read, and a body without end then holds its reader for good.
 *
 * Calls that ask for a redirect themselves (`redirect: 'manual'`) get it to read.
 *
 * @throws TypeError for a redirect, as `redirect: 'error'` would.
 */
export const refuseRedirects =
  <Input, Init extends { redirect?: RequestRedirect }, Given extends Answer>(
    send: (input: Input, init: Init) => Promise<Given>
  ) =>
  async (input: Input, init?: Init): Promise<Given> => {
    const response = await send(input, { ...init, redirect: 'manual' } as Init)
    if (init?.redirect === 'manual' || !isRedirect(response)) return response
    void response.body?.cancel()
    throw new TypeError('redirected')
  }

/** Browsers hide the status of a redirect. */
const isRedirect = ({ type, status }: Answer) => type === 'opaqueredirect' || REDIRECTS.has(status)
