import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ChunkExtractorManager } from '../../entry/kit-adapter/chunk-extractor-manager'
import { loadable } from '../../entry/kit-adapter/loadable'
import { StaticRouter } from '../../entry/kit-adapter/router'
import { buildAppContext } from '../../../tests/factories/app-context'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { CachedFragment, ReadFragmentContext } from '../../ui/frame/cached-fragment'
import { MainNav } from '../../ui/header/main-nav'
import { Link } from '../../ui/action/link'
import type { ViewMode } from '../../visit/view-mode'
import { createReadFragment } from './fragment-cache'
import { ShopProviders } from './shop-providers'

/** The library's types know no children. */
const ChunkManager = ChunkExtractorManager as unknown as ComponentType<{
  extractor: { addChunk: (name: string) => void }
  children: ReactNode
}>

const laterTurn = () => new Promise<void>(resolve => setTimeout(resolve, 1))

/** A page of the server, and the scripts that it names. */
async function renderPage(
  elements: ReactNode,
  { localeId, view = {} }: { localeId?: string; view?: ViewMode } = {}
) {
  const context = buildAppContext(localeId, { view })
  const scripts: string[] = []
  const report = jest.fn()
  const html = renderToString(
    <ChunkManager extractor={{ addChunk: name => void scripts.push(name) }}>
      <ReadFragmentContext.Provider value={createReadFragment(context, report)}>
        <StaticRouter location="/jasmin/de">
          <ShopProviders appContext={context}>{elements}</ShopProviders>
        </StaticRouter>
      </ReadFragmentContext.Provider>
    </ChunkManager>
  )
  await laterTurn()
  return { html, scripts, report }
}

const link = () => <Link to="/shop/tea">Tee für {3} €</Link>

const buildFragment = (
  render: () => ReactNode,
  deps: readonly (object | undefined)[] = [{}],
  cacheKey = ''
) => (
  <CachedFragment name="fragment" deps={deps} cacheKey={cacheKey} as="div">
    {render}
  </CachedFragment>
)

it('renders a fragment for the first page and, after it, once for all later pages', async () => {
  const render = jest.fn(link)
  const fragment = buildFragment(render)
  const pages = [await renderPage(fragment), await renderPage(fragment), await renderPage(fragment)]
  expect(render).toHaveBeenCalledTimes(1)
  for (const { html } of pages)
    expect(html).toBe(
      '<div data-fragment="fragment"><a href="/jasmin/de/shop/tea" data-route="">Tee für <!-- -->3<!-- --> €</a></div>'
    )
})

it('keeps sites and locales, dependencies and cache keys apart', async () => {
  const [menu, other] = [{}, {}]
  const render = jest.fn(link)
  const views: [deps: (object | undefined)[], cacheKey: string, localeId: string][] = [
    [[menu], '', 'de-DE'],
    [[menu], '', 'en-DE'],
    [[other], '', 'de-DE'],
    [[menu], 'tea', 'de-DE'],
    [[menu, other], '', 'de-DE'],
    [[menu, undefined], '', 'de-DE']
  ]
  for (const [deps, cacheKey, localeId] of [...views, ...views]) {
    const { html } = await renderPage(buildFragment(render, deps, cacheKey), { localeId })
    expect(html).toContain(localeId === 'en-DE' ? '/jasmin/en/shop/tea' : '/jasmin/de/shop/tea')
  }
  expect(render).toHaveBeenCalledTimes(views.length)
})

/** As the build compiles `loadable(() => import('./footer-parts'))`. */
const Chunk = loadable({
  resolved: {},
  chunkName: () => 'footer-parts',
  isReady: () => true,
  importAsync: () => Promise.resolve({ default: link }),
  requireAsync: () => Promise.resolve({ default: link }),
  requireSync: () => ({ default: link }),
  resolve: () => 'footer-parts'
} as never)

it('gives the same bytes and names no scripts, cached or not', async () => {
  const fragment = buildFragment(() => (
    <>
      Text {1}
      <PartBoundary name="footer">
        <Chunk />
      </PartBoundary>
    </>
  ))
  const [first, second] = [await renderPage(fragment), await renderPage(fragment)]
  expect(first.html).toContain('Tee für')
  expect(second.html).toBe(first.html)
  expect([first.scripts, second.scripts]).toEqual([[], []])
})

it('gives the same menu, cached or not', async () => {
  const items = ['tea', 'coffee'].map(id => ({
    id,
    label: id,
    to: `/shop/${id}`,
    allLabel: `All ${id}`,
    children: [{ id: `${id}-new`, label: `New ${id}`, to: `/shop/${id}-new` }]
  }))
  const menu = <MainNav items={items} source={items} currentId="tea" label="Menu" submenuLabel={String} />
  const [first, second] = [await renderPage(menu), await renderPage(menu)]
  expect(first.html).toContain('aria-current="true"')
  expect(second.html).toBe(first.html)
})

it.each<[string, ViewMode]>([
  ['an editor', { editParent: 'https://editor.example' }],
  ['the native app', { app: {} as ViewMode['app'] }]
])('caches nothing for %s', async (_visitor, view) => {
  const render = jest.fn(link)
  const fragment = buildFragment(render)
  for (const _page of [1, 2]) expect((await renderPage(fragment, { view })).html).toMatch(/^<div><a /)
  expect(render).toHaveBeenCalledTimes(2)
})

it('caches nothing that has no dependencies', async () => {
  const fragment = buildFragment(link, [undefined])
  for (const _page of [1, 2]) expect((await renderPage(fragment)).html).toMatch(/^<div><a /)
})

describe('a fragment that fails', () => {
  let isBroken = true
  function Part() {
    if (isBroken) throw new Error('the part is broken')
    return <p>Tee</p>
  }
  const BoundedPart = () => (
    <PartBoundary name="part">
      <Part />
    </PartBoundary>
  )

  it('is not cached: the next page tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    const fragment = buildFragment(() => <BoundedPart />)
    isBroken = true
    for (const _page of [1, 2]) expect((await renderPage(fragment)).html).not.toContain('Tee')
    isBroken = false
    expect((await renderPage(fragment)).html).toContain('Tee')
  })

  it('is reported where it fails outside of its page only', async () => {
    let renders = 0
    const Once = () => {
      renders += 1
      if (renders > 1) throw new Error('the part has been rendered before')
      return <p>Tee</p>
    }
    const { html, report } = await renderPage(buildFragment(() => <Once />))
    expect(html).toContain('Tee')
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'the part has been rendered before' })
    )
  })
})
