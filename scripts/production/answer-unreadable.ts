import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { NoticeKind } from '../../app/notices/notice-texts'
import { writeRawNotice } from '../../app/notices/notice'

/** What Node's parser has refused, with the bytes that it could not read. */
interface ParserError extends NodeJS.ErrnoException {
  rawPacket?: Buffer
}

/** Node counts address and headers together; an address of this length is what is too long. */
const LONG_ADDRESS = 8_192
const REQUEST_LINE = /^[A-Z]+ (\S*)/

/** So long the rest of the request is thrown away unread, so that the notice is not lost with it. */
const LINGER_MS = 1_000

/** Answers a request that Node cannot read, which is answered without a word otherwise, and closes its connection. */
export function answerUnreadable(error: ParserError, socket: Socket): void {
  // What follows the part that could not be read comes here as well.
  if (error.code === 'ECONNRESET' || !socket.writable) return
  // Another answer is under way: nothing can be said in the middle of it.
  if (findAnswer(socket)?.headersSent) {
    socket.destroy()
    return
  }
  const [, address = '/'] = REQUEST_LINE.exec(error.rawPacket?.toString('latin1') ?? '') ?? []
  socket.end(writeRawNotice(chooseKind(error, address), address))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Node keeps it there, and its own answers to such requests look there, too. */
const findAnswer = (socket: Socket) => (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage

function chooseKind({ code }: ParserError, address: string): NoticeKind {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'incomplete'
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'tooMuch'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'unreadable'
  return address.length > LONG_ADDRESS ? 'tooLong' : 'tooManyCookies'
}
