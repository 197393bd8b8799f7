import loadable from '@loadable/component'
import { useQueryClient } from '@tanstack/react-query'
import { createElement as element, useId, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Head, takeHeadParts } from '../../page-head/head'
import { StaticRouter, useLocation } from 'react-router-dom'
import { buildAppContext } from '../../../tests/factories/app-context'
import { writeOneByteMarkup } from '../../markup/one-byte'
import { createQueryClient } from '../../platform/query-object'
import { useRead } from '../../platform/use-read'
import { KeepPartContext, KeptPart } from '../../ui/static-markup/kept-part'
import type { ViewMode } from '../../visit/view-mode/view-mode'
import type { AppContext } from './app-context'
import { createKeepPart, fillPage } from './keep-part'
import { ShopProviders } from './shop-providers'

const laterTurn = () => new Promise<void>(resolve => setTimeout(resolve, 1))
const NOTHING: AppContext = buildAppContext()

/** A page as it is sent, with one part, and whether that was put in. */
async function view(of: object, Part: ComponentType, given: Partial<AppContext> = {}, localeId?: string) {
  const context = buildAppContext(localeId, given)
  const rendered = renderToString(
    element(
      KeepPartContext.Provider,
      { value: createKeepPart(context) },
      element(StaticRouter, {
        location: '/jasmin/de',
        children: element(ShopProviders, {
          appContext: context,
          children: element('main', null, element(KeptPart, { of, children: () => element(Part) }))
        })
      })
    )
  )
  takeHeadParts()
  const html = String(fillPage(writeOneByteMarkup(rendered), context.placed ?? new Map<number, Buffer>()))
  await laterTurn()
  return { html, isPutIn: (context.placed?.size ?? 0) > 0 }
}

/** Views of the same part, the last of which could take it from the kept ones. */
async function viewOften(Part: ComponentType, given: () => Partial<AppContext> = () => ({})) {
  const of = {}
  let last = await view(of, Part, given())
  for (const _time of [2, 3]) last = await view(of, Part, given())
  return last
}

const Greeting = () => element('p', null, 'Grüße für ', 3, ' €')
const clientWith = (data: unknown) => {
  const client = createQueryClient()
  client.setQueryData(['tea'], data)
  return client
}
const Tea = () => {
  const { data } = useRead<readonly string[]>({ queryKey: ['tea'], enabled: false })
  return element('p', null, data?.join())
}

it('puts the same markup in from the third view on, with the marks by which the browser takes it over', async () => {
  const of = {}
  const render = jest.fn(Greeting)
  const [first, second, third] = [await view(of, render), await view(of, render), await view(of, render)]
  expect([first.isPutIn, second.isPutIn, third.isPutIn]).toEqual([false, false, true])
  expect(third.html).toBe('<main><p>Grüße für <!-- -->3<!-- --> &#8364;</p></main>')
  expect(first.html).toBe(third.html)
  // Twice in the pages themselves, once for keeping.
  expect(render).toHaveBeenCalledTimes(3)
})

it('keeps apart what belongs to different answers and locales', async () => {
  const [one, other] = [{}, {}]
  const Locale = () => element('p', null, NOTHING.site.locale.id)
  for (const _time of [1, 2]) for (const answer of [one, other]) await view(answer, Locale)
  expect((await view(one, Locale, {}, 'en-DE')).isPutIn).toBe(false)
  expect((await view({}, Locale)).isPutIn).toBe(false)
  expect((await view(other, Locale)).isPutIn).toBe(true)
})

it('renders a part again when a query that it reads has other data, and keeps it through lists of the same', async () => {
  const [assam, ceylon] = [{ toString: () => 'Assam' }, { toString: () => 'Ceylon' }]
  const of = {}
  const show = (...teas: object[]) => view(of, Tea, { client: clientWith(teas) })
  for (const _time of [1, 2]) await show(assam)
  expect(await show(assam)).toEqual({ html: '<main><p>Assam</p></main>', isPutIn: true })
  expect(await show(assam, ceylon)).toEqual({ html: '<main><p>Assam,Ceylon</p></main>', isPutIn: false })
  expect((await show(assam, ceylon)).isPutIn).toBe(true)
  expect(await view(of, Tea)).toEqual({ html: '<main><p></p></main>', isPutIn: false })
})

it('gives up on a part that is never the same twice', async () => {
  const of = {}
  const Part = jest.fn(Tea)
  for (let time = 0; time < 10; time += 1) await view(of, Part, { client: clientWith([String(time)]) })
  // Ten times in its page, three times for nothing.
  expect(Part).toHaveBeenCalledTimes(13)
})

/** As the build writes `loadable(() => import('./greeting'))`. */
const Chunk = loadable({
  resolved: {},
  chunkName: () => 'greeting',
  isReady: () => true,
  importAsync: () => Promise.resolve({ default: Greeting }),
  requireAsync: () => Promise.resolve({ default: Greeting }),
  requireSync: () => ({ default: Greeting }),
  resolve: () => 'greeting'
} as never)

it.each<[string, ComponentType]>([
  ['asks for its address', () => element('p', null, useLocation().pathname)],
  ['has ids that depend on its place', () => element('p', { id: useId() }, 'tea')],
  ['adds to the head', () => element(Head, null, element('title', null, 'Tea'))],
  ['adds to the scripts', () => element('div', null, element(Chunk))],
  [
    'looks at all queries',
    () => element('p', null, useQueryClient().getQueryCache().findAll(['content']).length)
  ]
])('leaves a part to its page that %s', async (_what, Part) => {
  const { isPutIn, html } = await viewOften(Part)
  expect(isPutIn).toBe(false)
  expect(html).toContain('<main>')
})

it('takes nothing of a part’s head into the next page', async () => {
  const of = {}
  const Title = () => element(Head, null, element('title', null, 'Tea'))
  for (const _time of [1, 2, 3]) await view(of, Title)
  expect(takeHeadParts()).toEqual([])
})

it.each<[string, ViewMode]>([
  ['an editor', { editParent: 'https://editor.example' }],
  ['the native app', { app: {} as ViewMode['app'] }]
])('keeps nothing of what %s is shown', async (_who, mode) => {
  expect((await viewOften(Greeting, () => ({ view: mode }))).isPutIn).toBe(false)
})

it('leaves a broken part to its page', async () => {
  const of = {}
  const render = jest.fn(() => {
    throw new Error('the part is broken')
  })
  for (const _time of [1, 2, 3, 4]) await expect(view(of, render)).rejects.toThrow('broken')
})
