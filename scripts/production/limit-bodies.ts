import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendNotice } from '../../app/notices/notice'
import { closeWithNotice } from './close-with-notice'

/** The assumed length of a body without one: its readers stop there. */
const UNKNOWN_BYTES = 256 * 1024

interface HeldBody {
  bytes: number
  req: IncomingMessage
  res: ServerResponse
}

/**
 * Bounds the bodies of all requests under way together, by the length that they announce. Above the limit the
 * longest are refused first, with 503: shoppers send short bodies, so that long ones cannot displace them.
 */
export function limitBodies(listener: RequestListener, heldBytes: number): RequestListener {
  const held = new Set<HeldBody>()
  let sum = 0

  function hold(body: HeldBody): void {
    held.add(body)
    sum += body.bytes
    const { socket } = body.req
    const release = () => {
      if (!held.delete(body)) return
      sum -= body.bytes
      socket.off('close', release)
    }
    body.res.once('close', release)
    // A response that waits for an earlier one gets no event when its connection ends.
    socket.once('close', release)
  }

  function makeRoom(): void {
    while (sum > heldBytes) {
      const longest = [...held].reduce((one, other) => (other.bytes > one.bytes ? other : one))
      held.delete(longest)
      sum -= longest.bytes
      closeWithNotice(longest.req.socket, 'busy', longest.req.url ?? '/')
    }
  }

  return (req, res) => {
    const bytes = readLength(req)
    if (bytes > heldBytes) {
      res.setHeader('connection', 'close')
      sendNotice(res, 'tooMuch', req.url ?? '/')
      return
    }
    if (bytes > 0) {
      hold({ bytes, req, res })
      makeRoom()
    }
    if (!req.socket.writable) return
    listener(req, res)
  }
}

const readLength = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : UNKNOWN_BYTES
