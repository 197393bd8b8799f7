import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'

/** Controllers refuse with status 200: their body counts. */
const isRefusal = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  (('success' in body && body.success === false) || ('error' in body && body.error === true))

/**
 * Writes down the requests that reached the platform and their responses, so that a script can list the
 * operations that the tests have tried: one line "METHOD path status" for each response, with the word
 * "refused" behind it when a controller refused with status 200. Each process writes a file of its own in the
 * folder.
 */
export function createRequestRecorder(folder: string): RequestHandler {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${process.pid}.log`)
  return (request, response, next) => {
    const call = `${request.method} ${request.path}`
    let refused = false
    const { json } = response
    response.json = body => {
      refused = isRefusal(body)
      return json.call(response, body)
    }
    response.once('finish', () =>
      appendFileSync(file, `${call} ${response.statusCode}${refused ? ' refused' : ''}\n`)
    )
    next()
  }
}
