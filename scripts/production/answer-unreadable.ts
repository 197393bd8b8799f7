import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { NoticeKind } from '../../app/notices/notice-texts'
import { closeWithNotice } from './close-with-notice'

/** A parser error of Node, with the malformed bytes. */
interface ParserError extends NodeJS.ErrnoException {
  rawPacket?: Buffer
}

/** Node counts address and headers together; an address of this length is the cause. */
const LONG_ADDRESS = 8_192
const LINGER_MS = 1_000
const REQUEST_LINE = /^[A-Z]+ (\S*)/

/** Answers a request that Node cannot read, which is answered without a word otherwise, and closes its connection. */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  // Bytes after the malformed part arrive here as well.
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [, address = '/'] = REQUEST_LINE.exec(error.rawPacket?.toString('latin1') ?? '') ?? []
  closeWithNotice(socket, chooseKind(error, address), address, LINGER_MS)
}

/** Nothing is tunnelled through a shop: CONNECT, which Node leaves without a word, is answered, too. */
export function refuseTunnel({ url = '/' }: IncomingMessage, socket: Duplex): void {
  // Node has released the connection: its errors have no other handler, and later bytes are not read.
  socket.on('error', () => socket.destroy()).resume()
  closeWithNotice(socket as Socket, 'unreadable', url, LINGER_MS)
}

function chooseKind({ code }: ParserError, address: string): NoticeKind {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'incomplete'
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'tooMuch'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'unreadable'
  return address.length > LONG_ADDRESS ? 'tooLong' : 'tooManyCookies'
}
