import type { RequestHandler } from 'express'

/** The framework makes a URL of host and address before our own checks, and answers 500 where there is none in them ("//"). */
export const refuseUnreadableAddress: RequestHandler = (req, res, next) => {
  if (URL.canParse(req.url, `http://${req.headers.host ?? 'localhost'}`)) {
    next()
    return
  }
  res.status(400).set('cache-control', 'no-store').type('text/plain').send('The address cannot be read')
}
