import type { Request, Response } from 'express'
import { z } from 'zod'
import { isFailure } from '../../../platform/http/failures'
import { isPlatformError } from '../../../platform/http/platform-error'
import { acceptJson } from '../../endpoints/accept-json'
import { EndpointError, NO_STORE, type Endpoint } from '../../endpoints/endpoint'
import type { SessionParts } from '../../endpoints/endpoint-parts'
import { getLimitRule, type LimitName } from '../../limits/limit-rules'
import { withinDeadline } from '../../services/within-deadline'
import { answerFailure, isSlasError } from '../login-failures'

/** A little less than the browser waits, and more than a login takes at most (`enterAccount`). */
const ANSWER_MS = 9_700

const bytes = (most: number) => z.string().min(1).max(most)
/** A credential as a browser sends it: the shape only, the login service verifies it. */
export const credential = z.object({
  id: bytes(256),
  rawId: bytes(256),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(2_048),
    attestationObject: bytes(4_096).optional(),
    authenticatorData: bytes(1_024).optional(),
    signature: bytes(1_024).optional(),
    userHandle: bytes(128).optional()
  })
})
export const code = z.string().regex(/^\d{6,8}$/)

interface PasskeyEndpoint<Body> {
  path: string
  limit: LimitName
  body: z.ZodType<Body>
  /** Answers by itself, or returns the JSON of the answer. `count` counts the attempt for a subject. */
  handle(call: {
    siteId: string
    body: Body
    req: Request
    res: Response
    count: (subject?: string) => Promise<{ isSubjectSpent: boolean; wait: number }>
  }): Promise<object>
}

/** An endpoint of passkeys: reads the body, counts the attempt, answers what the login service says. */
export function passkeyEndpoint<Body>(
  { settings, limits, report }: SessionParts,
  { path, limit, body, handle }: PasskeyEndpoint<Body>
): Endpoint {
  const withSite = z.object({ siteId: z.string().max(64) })
  return {
    path,
    methods: ['POST'],
    cache: NO_STORE,
    guards: acceptJson(settings),
    async handle(req, res) {
      const siteId = settings.config.sites.find(
        ({ id }) => id === withSite.safeParse(req.body).data?.siteId
      )?.id
      const parsed = body.safeParse(req.body)
      if (!parsed.success || !siteId) throw new EndpointError(400, 'The request is malformed')
      let forgive = () => undefined as void
      const count = async (subject?: string) => {
        const attempt = await limits.attempt(limit, req, subject)
        if (attempt.wait > 0 && !attempt.isSubjectSpent)
          throw new EndpointError(429, 'Too many requests', attempt.wait)
        if (getLimitRule(limit).counts === 'refused') forgive = attempt.forgive
        return attempt
      }
      try {
        const work = handle({ siteId, body: parsed.data, req, res, count })
        const answer = await withinDeadline('passkeys', ANSWER_MS, work)
        forgive()
        res.json(answer)
      } catch (error) {
        if (error instanceof EndpointError) throw error
        if (!isPlatformError(error, 401)) forgive()
        if (isSlasError(error) || isFailure(error)) report(error)
        answerFailure(res, error)
      }
    }
  }
}

export function refuseSpent({ isSubjectSpent, wait }: { isSubjectSpent: boolean; wait: number }): void {
  if (isSubjectSpent) throw new EndpointError(429, 'Too many requests', wait)
}
