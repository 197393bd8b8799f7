import express, { Router } from 'express'
import type { ErrorReport, ErrorReports } from '../../domain/side-services/error-reports'
import { badRequest } from '../../http/problem'

const SIZE_LIMIT = '2mb'

/**
 * Replaces the error-reporting service: takes envelopes (lines of JSON: a head, then a head and a payload for
 * each item); tests and the console read them at `/control/error-reports`.
 */
export function createErrorReportsRouter({ errorReports }: { errorReports: ErrorReports }): Router {
  const router = Router()
  router.post(
    '/api/:project/envelope/',
    express.text({ type: () => true, limit: SIZE_LIMIT }),
    (request, response) => {
      errorReports.add(readEnvelope(typeof request.body === 'string' ? request.body : ''))
      response.json({ id: request.params.project })
    }
  )
  return router
}

/** The readable items; binary items (recordings) are counted by type only. */
function readEnvelope(text: string): ErrorReport[] {
  const [head = '', ...lines] = text.split('\n')
  if (parse(head) === undefined) throw badRequest('The envelope has no readable head.')
  return lines.flatMap((line, index) => {
    const type = (parse(line) as { type?: unknown } | undefined)?.type
    return index % 2 === 0 && typeof type === 'string'
      ? [{ type, payload: parse(lines[index + 1] ?? '') }]
      : []
  })
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
