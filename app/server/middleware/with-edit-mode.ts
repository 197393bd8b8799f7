import type { Request, RequestHandler, Response } from 'express'
import { EDIT_MODE_FLAG } from '../../visit/edit-mode'
import { readAddress } from '../page-request/read-address'
import { findFrameParent } from './frame-parent'

/**
 * Shows a page for editing when its address asks for it (requirement 1.8) and a trusted parent shows it in a
 * frame. Every other request gets the usual page. Such an address is neither cached nor indexed in either
 * case.
 */
export const withEditMode: RequestHandler = (req, res, next) => {
  if (asksForEditing(req)) {
    res.setHeader('cache-control', 'private, no-store')
    res.setHeader('x-robots-tag', 'noindex')
    res.locals.editParent = findFrameParent(res)
  }
  next()
}

/** The origin of the page designer around the page; undefined where it is not being edited. */
export const findEditParent = (res: Response): string | undefined =>
  res.locals.editParent as string | undefined

const asksForEditing = (req: Request) =>
  req.originalUrl.includes(EDIT_MODE_FLAG) &&
  new URLSearchParams(readAddress(req.originalUrl).search).get(EDIT_MODE_FLAG) === 'true'
