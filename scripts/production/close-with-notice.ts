import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { writeRawNotice } from '../../app/notices/notice'
import type { NoticeKind } from '../../app/notices/notice-texts'

/**
 * Ends a connection from outside its request: with a notice, unless another answer is under way.
 *
 * @param lingerMs for so long the rest of the request is still read and thrown away: a connection that is closed with
 *   something unread in it may lose the notice
 */
export function closeWithNotice(socket: Socket, kind: NoticeKind, address: string, lingerMs = 0): void {
  // Nothing can be said in the middle of another answer.
  if (findAnswer(socket)?.headersSent) {
    socket.destroy()
    return
  }
  socket.end(writeRawNotice(kind, address))
  if (lingerMs > 0) setTimeout(() => socket.destroy(), lingerMs).unref()
  else socket.destroySoon()
}

/** Node keeps it there, and its own answers to such requests look there, too. */
const findAnswer = (socket: Socket) => (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage
