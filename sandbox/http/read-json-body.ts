import express, { type Request, type RequestHandler } from 'express'
import { badRequest, unsupportedMediaType } from './problem'

const SIZE_LIMIT = '512kb'
/** Far above any real payload, far below what recursive code could stumble over. */
const DEPTH_LIMIT = 60

/** Deepest nesting of arrays and objects in a JSON text, found without parsing it. */
export function measureJsonDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1))
    else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}

/** A key that would change an object's prototype when copied is dropped. */
const dropPrototypeKey = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)

function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  if (measureJsonDepth(text) > DEPTH_LIMIT) {
    throw badRequest(`The body is nested deeper than ${DEPTH_LIMIT} levels.`)
  }
  try {
    return JSON.parse(text, text.includes('__proto__') ? dropPrototypeKey : undefined)
  } catch {
    throw badRequest('The body is not valid JSON.')
  }
}

const JSON_TYPES = ['application/json', 'application/*+json']

/** Whether anything follows the head; a client without a body may still say so in a length of 0. */
const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const createReader = (types: string[]): RequestHandler[] => [
  (request, _response, next) => {
    if (hasBody(request) && !request.is(types)) throw unsupportedMediaType()
    next()
  },
  express.text({ type: types, limit: SIZE_LIMIT }),
  (request, _response, next) => {
    request.body = typeof request.body === 'string' ? parseJson(request.body) : {}
    next()
  }
]

/**
 * Reads JSON bodies into `request.body`; an absent or empty body becomes `{}`.
 * Malformed or deeply nested JSON is refused with a 400 problem, any other type of body with a 415 problem.
 */
export const readJsonBody = createReader(JSON_TYPES)

/** The same for `navigator.sendBeacon`, which names JSON that it got as a string `text/plain`. */
export const readBeaconBody = createReader([...JSON_TYPES, 'text/plain'])
