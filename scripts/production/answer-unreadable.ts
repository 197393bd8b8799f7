import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { NoticeKind } from '../../app/notices/notice-texts'
import { closeWithNotice } from './close-with-notice'

/** What Node's parser has refused, with the bytes that it could not read. */
interface ParserError extends NodeJS.ErrnoException {
  rawPacket?: Buffer
}

/** Node counts address and headers together; an address of this length is what is too long. */
const LONG_ADDRESS = 8_192
const LINGER_MS = 1_000
const REQUEST_LINE = /^[A-Z]+ (\S*)/

/** Answers a request that Node cannot read, which is answered without a word otherwise, and closes its connection. */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  // What follows the part that could not be read comes here as well.
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [, address = '/'] = REQUEST_LINE.exec(error.rawPacket?.toString('latin1') ?? '') ?? []
  closeWithNotice(socket, chooseKind(error, address), address, LINGER_MS)
}

/** Nothing is tunnelled through a shop: CONNECT, which Node leaves without a word, is answered, too. */
export function refuseTunnel({ url = '/' }: IncomingMessage, socket: Duplex): void {
  // Node has let go of the connection: what goes wrong with it is nobody else's, and what follows is not read.
  socket.on('error', () => socket.destroy()).resume()
  closeWithNotice(socket as Socket, 'unreadable', url, LINGER_MS)
}

function chooseKind({ code }: ParserError, address: string): NoticeKind {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'incomplete'
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'tooMuch'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'unreadable'
  return address.length > LONG_ADDRESS ? 'tooLong' : 'tooManyCookies'
}
