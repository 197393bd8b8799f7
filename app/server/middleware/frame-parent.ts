import type { Response } from 'express'

/** Notes for this request whose frame shows the page, see `withTrustedFrame`. */
export function noteFrameParent(res: Response, origin: string | undefined): void {
  res.locals.frameParent = origin
}

/** The origin that shows this page in a trusted frame; undefined for a page in a window of its own. */
export const findFrameParent = (res: Response): string | undefined =>
  res.locals.frameParent as string | undefined
