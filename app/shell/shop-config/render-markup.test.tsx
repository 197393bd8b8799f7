import { createIntl } from '../../intl/intl'
import { buildAppConfig } from '../../../tests/factories/app-config'
import { createQueryClient } from '../../platform/query-object'
import type { Platform } from '../../platform/platform'
import { createSiteContext } from '../../visit/site/site-context'
import { PartBoundary } from '../../errors/part-boundary'
import { Link } from '../../ui/action/link'
import type { AppContext } from './app-context'
import { createRenderMarkup } from './render-markup'

const config = buildAppConfig()

function buildContext(siteId: string, localeId: string): AppContext {
  const site = config.sites.find(({ id }) => id === siteId)
  const locale = site?.l10n.supportedLocales.find(({ id }) => id === localeId)
  if (!site || !locale) throw new Error('the configuration lacks the site')
  return {
    config,
    site: createSiteContext(config, site, locale, 'https://shop.example'),
    client: createQueryClient(),
    platform: {} as Platform,
    intl: createIntl({ locale: localeId, defaultLocale: localeId }),
    view: { app: undefined, editParent: undefined } as unknown as AppContext['view']
  }
}

type Ask = Parameters<ReturnType<typeof createRenderMarkup>>

const requestOf = (siteId: string, localeId: string, noteCode = jest.fn()) =>
  createRenderMarkup(buildContext(siteId, localeId), noteCode)
const laterTurn = () => new Promise<void>(resolve => setTimeout(resolve, 1))

/** What the second page of a site and locale is given. */
async function askTwice(siteId: string, localeId: string, ...ask: Ask) {
  requestOf(siteId, localeId)(...ask)
  await laterTurn()
  return requestOf(siteId, localeId)(...ask)
}

const link = () => <Link to="/shop/tea">Tee</Link>

it('renders once, after the first page, for all requests of a site and locale, with the links of that locale', async () => {
  const menu = {}
  const render = jest.fn(link)
  const ask: Ask = [[menu], 'nav', render]
  expect(requestOf('jasmin', 'de-DE')(...ask)).toBeUndefined()
  expect(requestOf('jasmin', 'de-DE')(...ask)).toBeUndefined()
  expect(render).not.toHaveBeenCalled()
  await laterTurn()
  expect(requestOf('jasmin', 'de-DE')(...ask)).toBe('<a href="/jasmin/de/shop/tea" data-route="">Tee</a>')
  expect(render).toHaveBeenCalledTimes(1)
  expect(await askTwice('jasmin', 'en-DE', ...ask)).toContain('/jasmin/en/shop/tea')
  expect(await askTwice('puro', 'de-DE', ...ask)).toContain('/puro/de/shop/tea')
})

it('renders anew for another answer, another variant and another second part', async () => {
  const [menu, other, added] = [{}, {}, {}]
  const render = jest.fn(link)
  const renderMarkup = requestOf('jasmin', 'de-DE')
  renderMarkup([menu], 'nav', render)
  renderMarkup([other], 'nav', render)
  renderMarkup([menu], 'nav tea', render)
  renderMarkup([menu, added], 'nav', render)
  renderMarkup([menu, undefined], 'nav', render)
  await laterTurn()
  expect(render).toHaveBeenCalledTimes(5)
})

it('tells of pages that hold elements with code of their own, which later ones do without', async () => {
  const [footer, menu] = [{}, {}]
  const noteCode = jest.fn()
  const renderMarkup = requestOf('jasmin', 'de-DE', noteCode)
  renderMarkup([menu], 'nav', link)
  expect(noteCode).not.toHaveBeenCalled()
  for (const _page of [1, 2]) renderMarkup([footer], 'columns', link, true)
  expect(noteCode).toHaveBeenCalledTimes(2)
  await laterTurn()
  expect(renderMarkup([footer], 'columns', link, true)).toContain('/jasmin/de/shop/tea')
  renderMarkup([undefined], 'columns', link, true)
  expect(noteCode).toHaveBeenCalledTimes(2)
})

it('keeps nothing that is made from nothing', async () => {
  expect(await askTwice('jasmin', 'de-DE', [undefined], 'nav', link)).toBeUndefined()
})

function BrokenPart(): null {
  throw new Error('the part is broken')
}

it.each([
  ['in its boundary', () => <PartBoundary name="part">{<BrokenPart />}</PartBoundary>],
  ['without one', () => <BrokenPart />]
])('leaves a part that fails %s to the page', async (_where, broken) => {
  const render = jest.fn(broken)
  jest.spyOn(console, 'error').mockImplementation()
  const menu = {}
  expect(await askTwice('jasmin', 'de-DE', [menu], 'nav', render)).toBeUndefined()
  expect(await askTwice('jasmin', 'de-DE', [menu], 'nav', render)).toBeUndefined()
  expect(render).toHaveBeenCalledTimes(1)
})
