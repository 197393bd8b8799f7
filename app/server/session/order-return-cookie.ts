import type { Request, Response } from 'express'
import { z } from 'zod'
import { isOrderNo } from '../../platform/order-return'
import { hostCookieName, readHostCookie } from './host-cookie'
import { clearCookie, setCookie } from './set-cookie'

/** An order and the token that opens it, as the payment provider or a mail brought them along. */
interface OrderReturn {
  siteId: string
  orderNo: string
  token: string
}

const NAME = 'order-return'
/** For reloads of the confirmation, in milliseconds. */
const LIFE = 60 * 60_000
/** A token as the platform writes them. */
export const isOrderToken = (text: string): boolean => /^[\w.~+/=-]{1,256}$/.test(text)

const content = z.tuple([z.string().max(64), z.string().refine(isOrderNo), z.string().refine(isOrderToken)])

/** Kept out of reach of scripts, some of which are third parties'. */
export function keepOrderReturn(
  req: Request,
  res: Response,
  publicOrigin: string,
  { siteId, orderNo, token }: OrderReturn
): void {
  const value = JSON.stringify([siteId, orderNo, token])
  setCookie(req, res, publicOrigin, hostCookieName(req, publicOrigin, NAME), value, {
    httpOnly: true,
    maxAge: LIFE
  })
}

/** The stored return; undefined without one, and for an invalid value. */
export function readOrderReturn(req: Request, publicOrigin: string): OrderReturn | undefined {
  try {
    const parsed = content.parse(JSON.parse(readHostCookie(req, publicOrigin, NAME) ?? 'null'))
    const [siteId, orderNo, token] = parsed
    return { siteId, orderNo, token }
  } catch {
    return undefined
  }
}

export const forgetOrderReturn = (req: Request, res: Response, publicOrigin: string): void =>
  clearCookie(req, res, publicOrigin, hostCookieName(req, publicOrigin, NAME), { httpOnly: true })
