import { PlatformError } from './platform-error'

/** Far more than any answer of the platform; what goes on and on must not fill the memory until its deadline. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * The text of an answer.
 *
 * @throws PlatformError `unreadable` for one of more than `most` bytes, as soon as that shows.
 */
export async function readText(operation: string, response: Response, most = MOST_BYTES): Promise<string> {
  const refuse = () =>
    new PlatformError({
      kind: 'unreadable',
      operation,
      status: response.status,
      detail: 'the answer is too long'
    })
  const announced = Number(response.headers.get('content-length') ?? NaN)
  if (announced > most) {
    void response.body?.cancel()
    throw refuse()
  }
  const isAsAnnounced = announced <= most && !response.headers.has('content-encoding')
  if (isAsAnnounced || !response.body) return response.text()

  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > most) {
      void reader.cancel()
      throw refuse()
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** A fetch for other clients whose answers are read in full, up to so many bytes, before anybody sees them. */
export const createBoundedFetch =
  (send: typeof fetch, operation: string, most = MOST_BYTES): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    const text = await readText(operation, response, most)
    const { status, headers, url } = response
    const copy = new Response(text === '' ? null : text, { status, headers })
    return Object.defineProperty(copy, 'url', { value: url })
  }
