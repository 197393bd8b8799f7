import { z } from 'zod'

/** One variable of the environment. `.env.example` says more about each. */
export interface Setting {
  /** Its purpose, in a few words that follow its name. */
  purpose: string
  example: string
  /** Of a variable that is set; an empty one counts as not set. */
  format: z.ZodType
  /** `always`: without it the shop cannot start. `production`: only a shop that others reach needs it. */
  needed?: 'always' | 'production'
  /** The setting that may replace it. */
  insteadOf?: string
  /** Needed as soon as one of these is set, and not `false`. */
  neededWith?: readonly string[]
  /** The feature that is off without it. */
  off?: string
}

/** An origin, as proxies, policies and links need it: without a path, a query or a login. */
export const origin = z
  .string()
  .regex(/^https?:\/\/[^/\s;,'"@?#]+$/, 'must be an origin such as https://host, without a path')

/** A source of a Content-Security-Policy: an origin, also for all hosts of a domain. */
export const source = z
  .string()
  .regex(/^(https|wss):\/\/(\*\.)?[\w.-]+(:\d+)?$/, 'must be like https://host or https://*.host')

export const address = z
  .string()
  .regex(/^https?:\/\/[^\s/;,'"@]+(\/[^\s'"]*)?$/, 'must be an address such as https://host/path')

/** The name of a payment method, which is also a source of a Content-Security-Policy as it is. */
export const paymentMethod = z
  .string()
  .regex(/^https:\/\/[\w.-]+(\/[\w./-]*)?$/, 'must be an address such as https://host/path')

export const dsn = z.string().regex(/^https?:\/\/\w+@[^/]+\/\d+$/, 'must be a DSN such as https://key@host/1')

export const redisUrl = z.string().regex(/^rediss?:\/\/\S+$/, 'must be an address such as redis://host:6379')

export const secret = z.string().regex(/^[\w-]{24,128}$/, 'must be 24 to 128 letters, digits, "-" or "_"')

export const headerName = z
  .string()
  .regex(/^[a-z0-9-]{3,64}$/, 'must be the name of a header in small letters')

export const text = z.string()
export const flag = z.enum(['true', 'false'], 'must be true or false')
export const position = z.enum(['path', 'query_param', 'none'], 'must be path, query_param or none')

/** A number in the bounds, whole unless it may be in parts. */
export const number = (min: number, max: number, isWhole = true) => {
  const message = `must be a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`
  const range = z.coerce.number(message).min(min, message).max(max, message)
  return isWhole ? range.int(message) : range
}

/** A list in one variable, separated by commas or spaces. */
export const list = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string()
    .optional()
    .transform(text => (text ?? '').split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(entry))
