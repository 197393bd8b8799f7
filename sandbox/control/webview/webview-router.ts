import path from 'node:path'
import express, { Router, type Response } from 'express'
import { z } from 'zod'
import type { Page } from '../console/layout'
import type { ControlServices } from '../control-services'
import { buildAppHeaders } from './app-headers'
import { buildWebviewPage, listShops, WEBVIEW_PATH } from './webview-page'

const FOLDER = path.resolve('sandbox/control/webview')

/** The message of an action for the page after the redirect. */
const announcements: Record<string, string> = {
  opened: 'The app has opened the shop.',
  message: 'The app has got the message.',
  dismissed: 'The message is gone.'
}

/** A page of the shop, and no other address: one slash, then anything but another. */
const PAGE = /^\/(?![/\\])[^\s\\]*$/

const hidden = z.enum(['', 'true', 'false'])
const settingsFields = z.object({
  shop: z.string(),
  path: z.string().trim().max(2_000),
  shopper: z.string().max(254),
  hideHeader: hidden,
  hideFooter: hidden,
  consents: z.string().max(1_000),
  key: z.string().max(200),
  newPhone: z.literal('yes').optional()
})
const messageFields = z.object({
  title: z.string().trim().max(80),
  text: z.string().trim().max(200),
  path: z.string().trim().max(2_000)
})

type SendPage = (response: Response, page: Page, shownOrigin?: string) => void

/** The page that plays the native app: GET shows it, every change is a form that leads back to it. */
export function createWebviewRouter(services: ControlServices, send: SendPage): Router {
  const { webview, appOrigin } = services
  const router = Router()
  const readForm = express.urlencoded({ extended: false, limit: '16kb' })
  const refuse = (response: Response, text: string, form: Parameters<typeof buildWebviewPage>[1]) => {
    response.status(400)
    send(response, { ...buildWebviewPage(services, form), message: { text, isError: true } }, appOrigin)
  }

  router.get(WEBVIEW_PATH, (request, response) => {
    const text = announcements[String(request.query.done)]
    const page = buildWebviewPage(services)
    send(response, { ...page, ...(text !== undefined && { message: { text, isError: false } }) }, appOrigin)
  })
  router.get('/console/app.js', (_request, response) =>
    response.sendFile('app.js', { root: FOLDER, cacheControl: false })
  )

  router.post(`${WEBVIEW_PATH}/open`, readForm, (request, response, next) => {
    const { newPhone, ...settings } = settingsFields.parse(request.body)
    const shop = listShops(services).find(({ address }) => address === settings.shop)
    if (!shop || !PAGE.test(settings.path)) {
      refuse(response, 'The page has to begin with a slash, such as /cart.', { settings })
      return
    }
    buildAppHeaders(services, shop.siteId, settings)
      .then(headers => {
        webview.prepare(settings, headers, newPhone === 'yes')
        response.redirect(303, `${WEBVIEW_PATH}?done=opened`)
      })
      .catch(next)
  })
  router.post(`${WEBVIEW_PATH}/message`, readForm, (request, response) => {
    const message = messageFields.parse(request.body)
    const isOfShop = listShops(services).some(
      ({ address }) => message.path === address || message.path.startsWith(`${address}/`)
    )
    if (message.title === '' || !isOfShop || !PAGE.test(message.path)) {
      refuse(response, 'A message needs a title, and a page with site and locale such as /jasmin/de/cart.', {
        message
      })
      return
    }
    webview.receive(message)
    response.redirect(303, `${WEBVIEW_PATH}?done=message`)
  })
  router.post(`${WEBVIEW_PATH}/dismiss`, (_request, response) => {
    webview.dismiss()
    response.redirect(303, `${WEBVIEW_PATH}?done=dismissed`)
  })
  return router
}
