import type { ControlServices } from '../control-services'
import { badge, code, empty, table, time } from '../console/elements'
import type { Page } from '../console/layout'
import { html, type Markup } from '../../http/html'
import { GUEST } from './app-headers'
import { START_PATH } from './webview-app'
import type { AppMessage, AppSettings } from './webview'

export const WEBVIEW_PATH = '/console/app'

type ShopService = Pick<ControlServices, 'seed'>

/** The shops that the app can open: how their addresses begin, and whose they are. */
export const listShops = ({ seed }: ShopService) =>
  seed.sites.flatMap(({ id: siteId, alias, name, locales }) =>
    locales.map(locale => ({
      siteId,
      address: `/${alias}/${locale.alias ?? locale.id}`,
      label: `${name}, ${locale.id}`
    }))
  )

const firstSettings = (services: ShopService): AppSettings => ({
  shop: listShops(services)[0]?.address ?? '',
  path: '/',
  shopper: '',
  hideHeader: 'true',
  hideFooter: 'true',
  consents: '',
  key: ''
})

type Option = readonly [value: string, label: string]

const SWITCH: readonly Option[] = [
  ['true', 'hidden'],
  ['false', 'shown'],
  ['', 'not said']
]
/** "{"functional":true}" is the form of consents of an app that asks for each of them itself. */
const CONSENTS: readonly Option[] = [
  ['', 'none: the shop asks'],
  ['accept-all', 'all accepted'],
  ['reject-all', 'all rejected'],
  ['{"functional":true}', 'functional only']
]

const choice = (name: string, label: string, options: readonly Option[], chosen: string) =>
  html`<label class="field"
    >${label}<select name="${name}">
      ${options.map(
        ([value, text]) =>
          html`<option value="${value}" ${value === chosen && html`selected`}>${text}</option>`
      )}
    </select></label
  >`

function renderSettings(services: ControlServices, settings: AppSettings): Markup {
  const shops = listShops(services).map(({ address, label }) => [address, label] as const)
  const shoppers = services.seed.accounts.map(({ login }) => [login, login] as const)
  return html`<section aria-labelledby="opening">
    <h2 id="opening">How the app opens the shop</h2>
    <form method="post" action="${WEBVIEW_PATH}/open" class="attributes">
      ${choice('shop', 'Shop', shops, settings.shop)}
      <label class="field"
        >Page<span class="hint" id="page-help">From the slash behind the locale, such as /cart.</span
        ><input name="path" value="${settings.path}" aria-describedby="page-help" spellcheck="false" required
      /></label>
      ${choice(
        'shopper',
        'Session that the app hands over',
        [['', 'none: the web view’s own'], [GUEST, 'a guest of the app'], ...shoppers],
        settings.shopper
      )}
      <div class="fields">
        ${choice('hideHeader', 'Header', SWITCH, settings.hideHeader)}
        ${choice('hideFooter', 'Footer', SWITCH, settings.hideFooter)}
      </div>
      ${choice('consents', 'Consents that the app presets', CONSENTS, settings.consents)}
      <label class="field"
        >Key of the access gate<span class="hint" id="key-help">Only for a shop that is closed by one.</span
        ><input name="key" value="${settings.key}" aria-describedby="key-help" autocomplete="off"
      /></label>
      <label class="tick"
        ><input type="checkbox" name="newPhone" value="yes" />As on a new phone: cookies and storage are
        forgotten</label
      >
      <button class="primary">Open</button>
    </form>
  </section>`
}

const renderMessageForm = ({ title, text, path }: AppMessage): Markup =>
  html`<section aria-labelledby="sending">
    <h2 id="sending">A message to the app</h2>
    <form method="post" action="${WEBVIEW_PATH}/message" class="attributes" data-stay>
      <label class="field">Title<input name="title" value="${title}" maxlength="80" required /></label>
      <label class="field">Text<input name="text" value="${text}" maxlength="200" /></label>
      <label class="field"
        >Page that it opens<span class="hint" id="target-help">With site and locale.</span
        ><input name="path" value="${path}" aria-describedby="target-help" spellcheck="false" required
      /></label>
      <button>Send</button>
    </form>
  </section>`

function renderPages(pages: ReturnType<ControlServices['webview']['read']>['pages']): Markup {
  return html`<section aria-labelledby="loaded" id="pages">
    <h2 id="loaded">What the web view has loaded</h2>
    ${
      pages.length === 0
        ? empty('Nothing yet.')
        : table(
            'Pages, the latest first',
            ['Page', 'Status', 'Headers of the app', 'At'],
            pages.map(({ path, status, headers, at }) => [
              code(path),
              badge(String(status), status >= 400 ? 'warning' : 'good'),
              headers.length === 0 ? 'none' : html`${headers.map(name => html`${code(name)} `)}`,
              time(at)
            ])
          )
    }
  </section>`
}

const renderNotification = ({ title, text }: AppMessage, appOrigin: string): Markup =>
  html`<div class="notification" role="region" aria-label="Message">
    <a href="${appOrigin}${START_PATH}?message" target="webview"><strong>${title}</strong> ${text}</a>
    <form method="post" action="${WEBVIEW_PATH}/dismiss" data-stay><button>Dismiss</button></form>
  </div>`

/** The native app's web view: its settings, the shop in it, messages, and loaded pages. */
export function buildWebviewPage(
  services: ControlServices,
  refused?: { settings?: AppSettings; message?: AppMessage }
): Omit<Page, 'message'> {
  const { webview, appOrigin } = services
  const { settings, message, pages } = webview.read()
  const shown = refused?.settings ?? settings ?? firstSettings(services)
  const introduction =
    'Plays the native app: it hands its session and its wishes over in headers of the first page, as a web view does.'
  if (appOrigin === undefined)
    return {
      path: WEBVIEW_PATH,
      introduction,
      body: empty(
        'The web view is off. Start the sandbox with SANDBOX_APP_PORT, the port that shows the shop as the app sees it.'
      )
    }
  return {
    path: WEBVIEW_PATH,
    introduction,
    script: '/console/app.js',
    body: html`<div class="editor">
      <div class="stack">
        ${renderSettings(services, shown)}
        ${renderMessageForm(refused?.message ?? message ?? { title: '', text: '', path: shown.shop })}
      </div>
      <div class="stack">
        <div class="phone">
          <div id="notification">${message && renderNotification(message, appOrigin)}</div>
          ${
            settings
              ? html`<iframe name="webview" title="Web view" src="${appOrigin}${START_PATH}"></iframe>`
              : empty('Open the shop to see it here.')
          }
        </div>
        ${renderPages(pages)}
      </div>
    </div>`
  }
}
