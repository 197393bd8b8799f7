import { STATUS_CODES } from 'node:http'
import type { Request, Response } from 'express'

/** Hands the finished response to `spoil` instead of the client; what is written in parts is withheld as well. */
function interceptResponse(response: Response, spoil: (body: Buffer) => void): void {
  const { end } = response
  response.write = () => true
  response.end = ((chunk?: unknown, encoding?: BufferEncoding) => {
    response.end = end
    if (response.headersSent) response.socket?.destroy()
    else
      spoil(
        typeof chunk === 'string'
          ? Buffer.from(chunk, encoding)
          : Buffer.isBuffer(chunk)
            ? chunk
            : Buffer.alloc(0)
      )
    return response
  }) as Response['end']
}

/** The work is done, the response is lost: nothing reaches the client, the connection breaks. */
export function dropResponse(request: Request, response: Response): void {
  interceptResponse(response, () => request.socket.destroy())
}

/** The work is done; the response is 200 without a body. */
export function sendEmptyBody(response: Response): void {
  interceptResponse(response, () => {
    response.status(200).removeHeader('Content-Length')
    response.end()
  })
}

/** The work is done; the response is 200, and its JSON breaks off in the middle. */
export function sendMalformedJson(response: Response): void {
  interceptResponse(response, body => {
    const text = body.toString() || '{}'
    response.status(200).type('json').removeHeader('Content-Length')
    response.end(text.slice(0, Math.ceil(text.length / 2)))
  })
}

/** The work is done; what `write` sends takes the place of the response. */
export function replaceResponse(response: Response, write: () => void): void {
  interceptResponse(response, () => {
    response.removeHeader('Content-Length')
    write()
  })
}

/** A login page or a firewall's, where JSON was asked for. */
export function sendSwappedPage(response: Response): void {
  response
    .status(200)
    .type('html')
    .end('<html><head><title>Sign in</title></head><body><h1>Sign in</h1></body></html>')
}

/** A gateway's page without its platform. */
export const sendHtmlPage = (response: Response): void => sendStatusPage(response, 502)

/** The page of a proxy, which does not know the platform's formats. */
export function sendStatusPage(response: Response, status: number): void {
  const words = `${status} ${STATUS_CODES[status] ?? ''}`.trim()
  response
    .status(status)
    .type('html')
    .end(`<html><head><title>${words}</title></head><body><h1>${words}</h1></body></html>`)
}

/** The same of a gateway that speaks JSON (RFC 9457). */
export function sendForeignProblem(response: Response, status: number): void {
  response
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status }))
}

/** The head and one character of the body; then nothing, until the client gives up. */
export function stallResponse(response: Response): void {
  response.status(200).type('json').write('{')
}
