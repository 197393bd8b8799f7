import path from 'node:path'
import type { Router } from 'express'
import { z } from 'zod'
import { cardSpecs } from '../../domain/payment/card-specs'
import type { IsShopOrigin } from '../../domain/sites/shop-origins'
import { html, type Markup } from '../../http/html'
import { sendErrors } from './provider-error'
import { PUBLIC_KEY } from './provider-key'
import { providerTexts, readLanguage } from './provider-texts'

const FOLDER = path.resolve('sandbox/protocols/payment-provider/assets')

const query = z.object({
  publicKey: z.string().optional(),
  origin: z.string().max(256),
  locale: z.string().max(35).optional(),
  brand: z.enum(['jasmin', 'puro']).catch('jasmin')
})

interface Field {
  name: 'number' | 'holder' | 'expiry' | 'code'
  label: string
  autocomplete: string
  isNumeric: boolean
  maxLength: number
  hint?: string
}

const renderField = ({ name, label, autocomplete, isNumeric, maxLength, hint }: Field): Markup =>
  html` <div class="field ${name}">
    <label for="${name}">${label}</label>
    <div class="box">
      <input
        id="${name}"
        name="${name}"
        type="text"
        inputmode="${isNumeric ? 'numeric' : 'text'}"
        autocomplete="${autocomplete}"
        autocapitalize="${name === 'holder' ? 'words' : 'off'}"
        autocorrect="off"
        spellcheck="false"
        maxlength="${maxLength}"
        required
        aria-describedby="${hint !== undefined && `${name}-hint `}${name}-error"
      />
      ${name === 'number' && html`<output id="kind" for="number"></output>`}
    </div>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    <p class="error" id="${name}-error"></p>
  </div>`

/** The form for a card's number and code: a page of the provider's, to be shown in a frame of the shop's. */
export function addCardFrameRoute(router: Router, { isShopOrigin }: { isShopOrigin: IsShopOrigin }): void {
  for (const file of ['card-frame.js', 'card-frame.css', 'provider.css'])
    router.get(`/assets/${file}`, (_request, response) =>
      response.sendFile(file, { root: FOLDER, cacheControl: false })
    )

  router.get('/frames/card', (request, response) => {
    const { publicKey, origin, locale, brand } = query.parse(request.query)
    if (publicKey !== PUBLIC_KEY) {
      sendErrors(response, 401, [{ code: 'KEY_INVALID' }])
      return
    }
    if (!isShopOrigin(origin)) {
      sendErrors(response, 403, [{ code: 'ORIGIN_REFUSED' }])
      return
    }
    const language = readLanguage(locale)
    const texts = providerTexts[language]
    const config = { origin, publicKey, cardSpecs, texts }
    const fields: Field[] = [
      { name: 'number', label: texts.number, autocomplete: 'cc-number', isNumeric: true, maxLength: 23 },
      { name: 'holder', label: texts.holder, autocomplete: 'cc-name', isNumeric: false, maxLength: 100 },
      {
        name: 'expiry',
        label: texts.expiry,
        autocomplete: 'cc-exp',
        isNumeric: true,
        maxLength: 7,
        hint: texts.expiryHint
      },
      {
        name: 'code',
        label: texts.code,
        autocomplete: 'cc-csc',
        isNumeric: true,
        maxLength: 4,
        hint: texts.codeHint
      }
    ]
    response
      .set(
        'Content-Security-Policy',
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`
      )
      .set('Referrer-Policy', 'no-referrer')
      .type('html')
      .send(
        html`<!doctype html>
          <html lang="${language}" class="${brand}">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width,initial-scale=1" />
              <title>${texts.title}</title>
              <link rel="stylesheet" href="/payments/v1/assets/card-frame.css" />
              <script defer src="/payments/v1/assets/card-frame.js"></script>
            </head>
            <body>
              <form novalidate aria-label="${texts.title}" data-config="${JSON.stringify(config)}">
                ${fields.map(renderField)}
                <p class="error" id="failure" role="alert"></p>
              </form>
            </body>
          </html> `.text
      )
  })
}
