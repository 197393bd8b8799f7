import type { Request, RequestHandler, Response } from 'express'
import { EDIT_MODE_FLAG } from '../site/edit-mode'
import { readAddress } from './read-address'
import { isTrustedFrame, listFrameParents } from './with-trusted-frame'

/**
 * Shows a page for editing when its address asks for it (spec 3 section 2) and a trusted
 * parent shows it in a frame. Whoever else asks gets the page as everybody sees it. An
 * address that asks is neither cached nor indexed, whatever comes of it.
 */
export const withEditMode: RequestHandler = (req, res, next) => {
  if (asksForEditing(req)) {
    res.setHeader('cache-control', 'private, no-store')
    res.setHeader('x-robots-tag', 'noindex')
    const parents = isTrustedFrame(res) ? listFrameParents(res) : []
    if (parents.length > 0) res.locals.editParents = parents
  }
  next()
}

/** The page designers that may be the frame's parent; undefined where the page is not being edited. */
export const findEditParents = (res: Response): readonly string[] | undefined =>
  res.locals.editParents as readonly string[] | undefined

const asksForEditing = (req: Request) =>
  req.originalUrl.includes(EDIT_MODE_FLAG) &&
  new URLSearchParams(readAddress(req.originalUrl).search).get(EDIT_MODE_FLAG) === 'true'
