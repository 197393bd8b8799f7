import type { Response } from 'express'
import { html, type Markup } from '../../http/html'
import { providerTexts, readLanguage } from './provider-texts'

export type Texts = (typeof providerTexts)['en']

/** The words of the provider's page, in the language of the browser. */
export const readTexts = (response: Response) => {
  const language = readLanguage(response.req.headers['accept-language'])
  return { language, texts: providerTexts[language] }
}

/** A page of the provider, without scripts; others may not frame it. */
export function sendPage(response: Response, status: number, title: string, body: Markup): void {
  const { language } = readTexts(response)
  response
    .status(status)
    .set(
      'Content-Security-Policy',
      // A decision leads on to the shop, so form-action cannot name this origin alone.
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"
    )
    .set('Referrer-Policy', 'no-referrer')
    .type('html')
    .send(
      html`<!doctype html>
        <html lang="${language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width,initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title}</title>
            <link rel="stylesheet" href="/payments/v1/assets/provider.css" />
          </head>
          <body>
            <main>
              <h1>${title}</h1>
              ${body}
            </main>
          </body>
        </html> `.text
    )
}

/** A decision of the page's form. */
export const renderButton = (decision: string, label: string, isPrimary = false): Markup =>
  html`<button name="decision" value="${decision}" class="${isPrimary && 'primary'}">${label}</button>`
