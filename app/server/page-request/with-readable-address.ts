import type { RequestHandler } from 'express'
import { sendNotice } from '../../notices/notice'

const LONGEST_ADDRESS = 4_096

/** An address that cannot be read never reaches the router, which would throw on it. */
export const withReadableAddress: RequestHandler = (req, res, next) => {
  if (req.originalUrl.length > LONGEST_ADDRESS) {
    sendNotice(res, 'tooLong', req.originalUrl)
    return
  }
  if (!isReadable(req.path)) {
    sendNotice(res, 'unreadable', req.originalUrl)
    return
  }
  next()
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
