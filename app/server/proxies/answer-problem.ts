import type { Response } from 'express'

/** Refuses a call through a proxy in the platform's own way (RFC 9457), so that pages understand it. */
export function answerProblem(res: Response, status: number, detail: string, type = 'about:blank'): void {
  res.setHeader('cache-control', 'no-store')
  res.status(status).type('application/problem+json')
  res.send(JSON.stringify({ title: TITLES[status], type, detail }))
}

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  411: 'Length Required',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  504: 'Gateway Timeout'
}
