import path from 'node:path'
import express, { Router } from 'express'
import { z } from 'zod'
import type { BotChecks } from '../../domain/side-services/bot-checks'
import { badRequest } from '../../http/problem'

const FOLDER = path.resolve('sandbox/protocols/side-services/stand-ins')

const frameInput = z.object({
  sitekey: z.string().max(64),
  action: z.string().max(32).default(''),
  widget: z.string().max(32)
})
const verifyInput = z.object({
  secret: z.string().max(128).optional(),
  response: z.string().max(2_048).optional()
})

/**
 * Replaces Cloudflare Turnstile: the script with the calls that the shop uses, the frame in which a widget is solved,
 * and siteverify with its error codes. Left out: pre-clearance, idempotency keys and languages of the widget. Faults on
 * the three operations of the family "bot-check" make it slow, blocked, failing or down.
 */
export function createBotCheckRouter({ botChecks }: { botChecks: BotChecks }): Router {
  const router = Router()
  router.use('/turnstile/v0', (_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/turnstile/v0/api.js', (_request, response) =>
    response.sendFile('turnstile.js', { root: FOLDER, cacheControl: false })
  )
  router.get('/turnstile/v0/frame', (request, response) => {
    const { sitekey, action, widget } = frameInput.parse(request.query)
    const page = request.get('referer')
    if (!page || !URL.canParse(page)) throw badRequest('The frame is shown by no page.')
    const { hostname, origin } = new URL(page)
    const solution = botChecks.solve(sitekey, { action, hostname }) ?? { kind: 'unknown-key' }
    response.type('html').send(writeFrame({ widget, ...solution }, origin))
  })
  router.post(
    '/turnstile/v0/siteverify',
    express.json({ limit: '8kb' }),
    express.urlencoded({ extended: false, limit: '8kb' }),
    (request, response) => {
      const { secret, response: token } = verifyInput.parse(request.body ?? {})
      const found = botChecks.verify(secret, token)
      response.json(
        found.success
          ? {
              success: true,
              'error-codes': [],
              challenge_ts: new Date(found.at).toISOString(),
              hostname: found.solved.hostname,
              action: found.solved.action,
              cdata: ''
            }
          : { success: false, 'error-codes': found.codes, messages: [] }
      )
    }
  )
  return router
}

/** A page that hands its message to the page around it: at once, or after a click where the check asks. */
const writeFrame = (message: { kind: string; widget: string }, origin: string) => `<!doctype html>
<html lang="en"><head><title>Bot check (sandbox)</title></head>
<body style="margin:0;font:14px sans-serif">
<label style="display:block;padding:20px"><input type="checkbox"> I am a person (sandbox)</label>
<script>
const message = ${toScript(message)}
const send = more => parent.postMessage({ ...message, ...more }, ${toScript(origin)})
send()
document.querySelector('input').addEventListener('change', () => send({ kind: 'passes' }))
</script></body></html>`

/** JSON that cannot end the script around it. */
const toScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
