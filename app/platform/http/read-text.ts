import { PlatformError } from './platform-error'

/** Far more than any response of the platform; an endless one must not fill the memory until its deadline. */
export const MOST_BYTES = 8 * 1024 * 1024

/** The error of a response that is longer than the limit. */
export class AnswerTooLong extends Error {
  constructor() {
    super('the answer is too long')
  }
}

/** The used members of a response; a `Response` has them all. */
export interface Answer {
  status: number
  statusText: string
  /** Browsers hide the status of a redirect, and say it here. */
  type?: string
  headers: Pick<Headers, 'get' | 'has'>
  /** Absent from answers that are there already. */
  body: ReadableStream<Uint8Array> | null
  text(): Promise<string>
}

/**
 * Reads the text of a response.
 *
 * @throws PlatformError `unreadable` as soon as it exceeds `most` bytes.
 */
export async function readText(operation: string, response: Answer, most = MOST_BYTES): Promise<string> {
  const refuse = () =>
    new PlatformError({
      kind: 'unreadable',
      operation,
      status: response.status,
      detail: new AnswerTooLong().message
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

/** A fetch for other clients that reads responses in full, up to a number of bytes, before it returns them. */
export const createBoundedFetch =
  (send: typeof fetch, operation: string, most = MOST_BYTES): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init)
    const text = await readText(operation, response, most)
    const { status, headers, url } = response
    const copy = new Response(text === '' ? null : text, { status, headers })
    return Object.defineProperty(copy, 'url', { value: url })
  }
