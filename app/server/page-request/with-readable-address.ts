import type { RequestHandler } from 'express'

const LONGEST_ADDRESS = 4_096

/** An address that cannot be read never reaches the router, which would throw on it. */
export const withReadableAddress: RequestHandler = (req, res, next) => {
  if (req.originalUrl.length > LONGEST_ADDRESS) {
    res.status(414).type('text/plain').send('The address is too long')
    return
  }
  if (!isReadable(req.path)) {
    res.status(400).type('text/plain').send('The address cannot be read')
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
