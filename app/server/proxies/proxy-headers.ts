import { validateHeaderValue, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { CookieOptions } from 'express'
import { USER_AGENT } from '../../platform/http/user-agent'
import { findInstanceCookie, guardInstanceCookie } from './instance-cookie'
import type { ProxyRule } from './proxy-rules'

const REQUEST_HEADERS = ['accept', 'accept-encoding', 'accept-language', 'content-type']
const RESPONSE_HEADERS = [
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'sfdc_load',
  'vary'
]

/** Types that pages use and no browser runs. Drawings (SVG) are documents with scripts. */
const SAFE_TYPE = /^(application\/([\w.-]+\+)?json|image\/(avif|gif|jpeg|png|webp)|video\/(mp4|webm))$/

/**
 * Request headers, by name, so that no future header is passed on. Only the platform gets the browser's
 * `User-Agent`; other services, and requests without one, get the shop's.
 */
export function buildRequestHeaders(
  { requestHeaders, passesInstanceSession, tellsClientAddress }: ProxyRule,
  given: IncomingHttpHeaders,
  { publicOrigin, clientAddress }: { publicOrigin: string; clientAddress?: string }
): Record<string, string> {
  const cookie = passesInstanceSession ? findInstanceCookie(given.cookie) : undefined
  return {
    'user-agent': USER_AGENT,
    ...pick(given, [...REQUEST_HEADERS, ...requestHeaders]),
    ...(publicOrigin && { origin: publicOrigin }),
    ...(cookie && { cookie }),
    ...(tellsClientAddress && clientAddress && { 'x-forwarded-for': clientAddress })
  }
}

/**
 * Response headers. A type that a browser could run or sniff becomes plain text.
 *
 * @throws TypeError for a header that cannot be written.
 */
export function buildResponseHeaders(
  { responseHeaders, passesInstanceSession }: ProxyRule,
  given: IncomingHttpHeaders,
  cookieRules: CookieOptions
): OutgoingHttpHeaders {
  const cookies = passesInstanceSession
    ? [given['set-cookie'] ?? []].flat().flatMap(line => guardInstanceCookie(line, cookieRules))
    : []
  const headers: OutgoingHttpHeaders = {
    ...pick(given, [...RESPONSE_HEADERS, ...responseHeaders]),
    'content-type': neutralizeType(given['content-type']),
    ...(cookies.length > 0 && { 'set-cookie': cookies })
  }
  for (const [name, value] of Object.entries(headers))
    for (const text of [value].flat()) validateHeaderValue(name, String(text))
  return headers
}

function neutralizeType(given: string | undefined): string {
  const type = (given ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  return SAFE_TYPE.test(type) ? type : 'text/plain; charset=utf-8'
}

const pick = (given: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap(name => {
      const value = given[name]
      return typeof value === 'string' && value ? [[name, value]] : []
    })
  )
