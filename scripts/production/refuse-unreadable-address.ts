import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { sendNotice } from '../../app/notices/notice'

/**
 * The framework makes a URL of host and address before our own checks, and answers 500 for an invalid one
 * ("//"). Two hosts are one for a proxy in front and another one for us.
 */
export const refuseUnreadableAddress: RequestHandler = (req, res, next) => {
  const hosts = countHosts(req)
  const isOneHost = hosts === 1 || (hosts === 0 && req.httpVersion === '1.0')
  if (isOneHost && URL.canParse(req.url, `http://${req.headers.host ?? 'localhost'}`)) next()
  else sendNotice(res, 'unreadable', req.url)
}

const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
