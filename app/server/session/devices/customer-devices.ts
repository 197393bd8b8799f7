import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { sendRequest } from '../../../platform/http/send-request'
import { DEVICE_DAYS } from '../../../platform/session/lifetimes'
import type { TokenSet } from '../../../platform/session/slas-client'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { withinDeadline } from '../../services/within-deadline'
import { hostCookieName, readHostCookie } from '../host-cookie'
import { setCookie } from '../set-cookie'
import { describeDevice } from './describe-device'
import { endDevices, markOf, noteDevice, parseDevices, type DeviceList } from './device-list'

type Parts = Pick<SessionParts, 'send' | 'settings' | 'report'>
export type Owner = Pick<TokenSet, 'accessToken' | 'customerId' | 'usid'> & { siteId: string }

/** Browsers keep no cookie for longer. */
const COOKIE_MS = DEVICE_DAYS * 24 * 60 * 60 * 1000
/** A login or refresh does not wait longer for it. */
const NOTE_MS = 2_500

const call = (
  { send, settings: { scapiOrigin, config } }: Parts,
  { siteId, customerId, accessToken }: Owner,
  change?: object
): Promise<unknown> =>
  sendRequest(send, {
    operation: change ? 'updateCustomer' : 'getCustomer',
    method: change ? 'PATCH' : 'GET',
    url: `${scapiOrigin}/customer/shopper-customers/v1/organizations/${encodeURIComponent(config.commerce.organizationId)}/customers/${encodeURIComponent(customerId)}?siteId=${encodeURIComponent(siteId)}`,
    headers: { authorization: `Bearer ${accessToken}` },
    body: change
  })

/** The devices of a customer (requirement 14.6). @throws PlatformError */
export const readDevices = async (parts: Parts, owner: Owner): Promise<DeviceList> =>
  parseDevices(((await call(parts, owner)) as { c_devices?: unknown } | undefined)?.c_devices)

/** @throws PlatformError */
export const saveDevices = async (
  parts: Parts,
  owner: Owner,
  list: DeviceList,
  others?: { preferredLocale?: string; c_passwordOff?: boolean }
): Promise<void> => void (await call(parts, owner, { ...others, c_devices: JSON.stringify(list) }))

/** This browser as an entry of the list; a new one gets its cookie. */
function buildDevice({ settings }: Parts, req: Request, res: Response, { siteId, usid }: Owner) {
  const { publicOrigin } = settings.config
  const secret = readHostCookie(req, publicOrigin, 'device') ?? randomBytes(16).toString('base64url')
  const cookie = hostCookieName(req, publicOrigin, 'device')
  setCookie(req, res, publicOrigin, cookie, secret, { httpOnly: true, maxAge: COOKIE_MS })
  return {
    id: markOf(`${siteId} ${secret}`),
    name: describeDevice(req.get('user-agent')),
    session: markOf(usid),
    last: new Date().toISOString().slice(0, 10)
  }
}

/**
 * Notes a login, the language of the page as that of the customer's mails, and whether the password is off where that
 * has changed; `known` is the attribute as the login has read it. The platform tells the customer of a new device. A
 * login without a note is a login all the same.
 */
export async function noteLogin(
  parts: Parts,
  req: Request,
  res: Response,
  owner: Owner,
  { known, locale, ...others }: { known: unknown; locale: unknown; c_passwordOff?: boolean }
) {
  const list = noteDevice(parseDevices(known), buildDevice(parts, req, res, owner))
  const site = parts.settings.config.sites.find(({ id }) => id === owner.siteId)
  const preferredLocale = site?.l10n.supportedLocales.find(({ id }) => id === locale)?.id
  const noted = saveDevices(parts, owner, list, { preferredLocale, ...others })
  await withinDeadline('noteDevice', NOTE_MS, noted).catch(parts.report)
}

/**
 * Whether the session was signed out from another device. One that goes on is noted, once a day. When the platform
 * does not say, it goes on until the next refresh.
 */
export async function isSignedOut(parts: Parts, req: Request, res: Response, owner: Owner): Promise<boolean> {
  const session = markOf(owner.usid)
  const check = async () => {
    const list = await readDevices(parts, owner)
    if (list.ended.includes(session)) return true
    const device = buildDevice(parts, req, res, owner)
    if (!list.devices.some(({ last, ...known }) => known.session === session && last === device.last))
      await saveDevices(parts, owner, noteDevice(list, device))
    return false
  }
  return withinDeadline('noteDevice', NOTE_MS, check()).catch((error: unknown) => {
    parts.report(error)
    return false
  })
}

/** Notes a logout, so that the device is listed no more. */
export async function noteLogout(parts: Parts, owner: Owner): Promise<void> {
  const list = await readDevices(parts, owner)
  await saveDevices(
    parts,
    owner,
    endDevices(list, ({ session }) => session === markOf(owner.usid))
  )
}
