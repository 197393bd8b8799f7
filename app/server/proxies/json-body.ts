import type { RequestHandler } from 'express'
import type { z } from 'zod'
import { answerProblem } from './answer-problem'

/** The members of a JSON object in a request's or answer's body; undefined for anything else. */
export function readJson(body: unknown): Record<string, unknown> | undefined {
  if (!Buffer.isBuffer(body)) return undefined
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Refuses a body unlike those of pages (400), without a call to the platform. */
export const checkBody =
  (allowed: z.ZodType | undefined): RequestHandler =>
  (req, res, next) => {
    const problem = allowed?.safeParse(readJson(req.body)).error?.issues[0]
    if (!problem) next()
    else
      answerProblem(res, 400, ['The request is none that pages send', ...problem.path.map(String)].join(': '))
  }
