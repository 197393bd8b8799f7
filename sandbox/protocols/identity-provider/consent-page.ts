import type { Provider } from '../../domain/identity-provider/identity'
import { samplePeople } from '../../domain/identity-provider/sample-people'
import { html, Markup } from '../../http/html'

/** Names of the services; their logos belong to them and are not used. */
const NAMES: Record<Provider, string> = { google: 'Google', apple: 'Apple' }

const texts = {
  en: {
    title: (name: string) => `Sample accounts in place of ${name}`,
    question: 'The shop asks for your name and e-mail address. Who are you?',
    new: 'new to the shop',
    customer: 'a customer of the shop already',
    unverified: 'address not confirmed',
    other: 'Another address',
    wrong: 'Please type an e-mail address.',
    accept: 'Agree and continue',
    refuse: 'Refuse'
  },
  de: {
    title: (name: string) => `Beispielkonten anstelle von ${name}`,
    question: 'Der Shop fragt nach Ihrem Namen und Ihrer E-Mail-Adresse. Wer sind Sie?',
    new: 'neu im Shop',
    customer: 'schon Kundin des Shops',
    unverified: 'Adresse nicht bestätigt',
    other: 'Eine andere Adresse',
    wrong: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    accept: 'Zustimmen und weiter',
    refuse: 'Ablehnen'
  }
}

const style = new Markup(`
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:#f3f1ec;color:#22211d;
font:17px/1.5 system-ui,sans-serif}
main{width:100%;max-width:460px;padding:28px;border-radius:6px;background:#fff;border:1px solid #cfc9bd}
h1{margin:0 0 12px;font-size:23px;line-height:1.25}
fieldset{margin:0 0 16px;padding:0;border:0}
legend{padding:0;margin-bottom:8px}
label{display:flex;align-items:center;gap:12px;min-height:52px;overflow-wrap:anywhere}
small{display:block;color:#5d594f}
input[type=email]{width:100%;min-height:44px;padding:8px 12px;border:1px solid #746f63;border-radius:4px;font:inherit}
button{width:100%;min-height:48px;margin-top:10px;border:1px solid #3b4a3f;border-radius:4px;background:#fff;
color:#2c3a30;font:inherit;font-weight:600;cursor:pointer}
button.primary{background:#2c3a30;color:#fff}
[role=alert]{color:#9c1f12;font-weight:600}
:focus-visible{outline:3px solid #c2590a;outline-offset:2px}
`)

interface ConsentPage {
  provider: Provider
  redirectUri: string
  state: string
  /** The header `Accept-Language`. */
  language?: string
  /** The typed address was none. */
  isWrong?: boolean
}

/** The page on which a person agrees to be known to the shop, or refuses. */
export function renderConsentPage({ provider, redirectUri, state, language, isWrong }: ConsentPage): string {
  const code = language?.toLowerCase().startsWith('de') ? 'de' : 'en'
  const words = texts[code]
  const title = words.title(NAMES[provider])
  return html`<!doctype html>
    <html lang="${code}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${isWrong && html`<p role="alert">${words.wrong}</p>`}
          <form method="post" autocomplete="off">
            <input type="hidden" name="redirect_uri" value="${redirectUri}" />
            <input type="hidden" name="state" value="${state}" />
            <fieldset>
              <legend>${words.question}</legend>
              ${samplePeople.map(
                ({ id, email, firstName, lastName }, index) =>
                  html`<label>
                    <input type="radio" name="person" value="${id}" ${index === 0 && 'checked'} />
                    <span>
                      ${firstName} ${lastName}, ${email}
                      <small>${words[id as 'new' | 'customer' | 'unverified']}</small>
                    </span>
                  </label>`
              )}
              <label><input type="radio" name="person" value="other" /> ${words.other}</label>
              <input type="email" name="email" aria-label="${words.other}" autocomplete="off" />
            </fieldset>
            <button name="decision" value="accept" class="primary">${words.accept}</button>
            <button name="decision" value="refuse" formnovalidate>${words.refuse}</button>
          </form>
        </main>
      </body>
    </html> `.text
}
