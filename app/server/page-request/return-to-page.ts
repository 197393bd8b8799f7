import type { RequestHandler } from 'express'

/**
 * A form that is sent before the page has any script arrives here: its page is shown again, instead of an
 * error. The body is not read; it may have a password.
 */
export const returnToPage: RequestHandler = (req, res) => {
  // Never the address of another host.
  const address = `/${req.originalUrl.replace(/^[/\\]+/, '')}`
  res.set('cache-control', 'no-store').redirect(303, address)
}
