import express, { Router } from 'express'
import { z } from 'zod'
import type { ContactCases } from '../../domain/side-services/contact-cases'

const SIZE_LIMIT = '64kb'
const FIELD_LIMIT = 60
const formBody = z.record(z.string().max(100), z.string().max(32_000))

/** The service form's response: a page that leads back to the shop. */
function renderPage(returnUrl: string | undefined): string {
  const isWeb = returnUrl !== undefined && /^https?:\/\/[^\s"'<>]+$/i.test(returnUrl)
  const refresh = isWeb
    ? `<meta http-equiv="refresh" content="0;url=${returnUrl.replaceAll('&', '&amp;')}">`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Case</title>${refresh}</head><body></body></html>`
}

/**
 * The service system's contact form, `POST /servlet/servlet.WebToCase?encoding=UTF-8` at the root of its
 * own host (requirement 11.2). It always responds with 200 and a page; the header `Is-Processed` says whether a case
 * was opened, which takes an `orgid`.
 */
export function createWebToCaseRouter({ openCase }: { openCase: ContactCases }): Router {
  const router = Router()
  router.post(
    '/servlet/servlet.WebToCase',
    express.urlencoded({ extended: false, limit: SIZE_LIMIT, parameterLimit: FIELD_LIMIT }),
    (request, response) => {
      const fields = formBody.safeParse(request.body)
      const isProcessed = fields.success && Boolean(fields.data.orgid?.trim())
      if (isProcessed) openCase(fields.data)
      response
        .set('Is-Processed', String(isProcessed))
        .set('Content-Security-Policy', "default-src 'none'")
        .type('html')
        .send(renderPage(fields.data?.retURL))
    }
  )
  return router
}
