import type { RequestHandler } from 'express'
import type { z } from 'zod'
import { answerProblem } from './answer-problem'
import { readJson } from './read-json'

/** Refuses a body unlike those of pages (400), without a call to the platform. */
export const checkBody =
  (allowed: z.ZodType | undefined): RequestHandler =>
  (req, res, next) => {
    if (!allowed || allowed.safeParse(readJson(req.body)).success) next()
    else answerProblem(res, 400, 'The request is none that pages send')
  }
