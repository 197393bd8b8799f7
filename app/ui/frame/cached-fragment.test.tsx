import { act, cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CachedFragment, ReadFragmentContext, type ReadFragment } from './cached-fragment'

const menu = { name: 'menu' }
const otherMenu = { name: 'another' }

function buildPage(readFragment?: ReadFragment) {
  const children = jest.fn(() => <li>Tee</li>)
  const page = (deps: readonly (object | undefined)[] = [menu]) => (
    <ReadFragmentContext.Provider value={readFragment}>
      <CachedFragment name="nav" deps={deps} cacheKey="tea" as="ul" className="list">
        {children}
      </CachedFragment>
    </ReadFragmentContext.Provider>
  )
  return { page, children }
}

const SERVED = '<ul class="list" data-fragment="nav"><li>Tee</li></ul>'
const IN_PLACE = '<ul class="list"><li>Tee</li></ul>'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

describe('on the server', () => {
  it('inserts cached markup without rendering its elements', () => {
    const readFragment = jest.fn(() => ({ markup: '<li>Tee</li>' }))
    const { page, children } = buildPage(readFragment)
    expect(renderToString(page())).toBe(SERVED)
    expect(readFragment).toHaveBeenCalledWith('nav tea', [menu], children)
    expect(children).not.toHaveBeenCalled()
  })

  it('gives the same bytes when the cache has elements only', () => {
    expect(renderToString(buildPage(() => ({ elements: <li>Tee</li> })).page())).toBe(SERVED)
  })

  it('is left to hydration when it is not cached', () => {
    expect(renderToString(buildPage(() => undefined).page())).toBe(IN_PLACE)
  })
})

/** Hydrates a page of the server; React's complaints are errors of the test. */
async function hydrate(page: React.ReactElement, html: string) {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, page, { onRecoverableError: error => problems.push(error) })
  )
  return { place, root, problems }
}

describe('in the browser', () => {
  it('keeps the server’s markup and renders none of its elements', async () => {
    const { page, children } = buildPage()
    const { place, root, problems } = await hydrate(page(), SERVED)
    const item = place.querySelector('li')
    await act(async () => root.render(page()))
    expect(place.querySelector('li')).toBe(item)
    expect(problems).toEqual([])
    expect(children).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })

  it('is rendered once its dependencies change', async () => {
    const { page, children } = buildPage()
    const { place, root, problems } = await hydrate(page(), SERVED)
    await act(async () => root.render(page([otherMenu])))
    expect(children).toHaveBeenCalled()
    expect(place.innerHTML).toBe(IN_PLACE)
    expect(problems).toEqual([])
    await act(async () => root.unmount())
  })

  it('is rendered once it has no dependencies any more', async () => {
    const { page } = buildPage()
    const { place, root } = await hydrate(page(), SERVED)
    await act(async () => root.render(page([])))
    expect(place.innerHTML).toBe(IN_PLACE)
    await act(async () => root.unmount())
  })

  it('is rendered with a later page, whatever the first page’s markup was', async () => {
    const { page } = buildPage()
    const { place } = await hydrate(page(), SERVED.replace('Tee', 'alt'))
    expect(place.textContent).toBe('alt')
    const { container } = render(buildPage().page())
    expect(container.innerHTML).toBe(IN_PLACE)
  })

  it('keeps the server’s markup where it is hydrated later than the rest of the page', async () => {
    const { page, children } = buildPage()
    const later = <Suspense>{page()}</Suspense>
    const { place, problems } = await hydrate(later, `<!--$-->${SERVED}<!--/$-->`)
    expect(place.textContent).toBe('Tee')
    expect(problems).toEqual([])
    expect(children).not.toHaveBeenCalled()
  })

  it('is rendered where a part of it failed on the server', async () => {
    const page = (
      <CachedFragment name="nav" deps={[menu]} as="ul">
        {() => (
          <Suspense>
            <li>Tee</li>
          </Suspense>
        )}
      </CachedFragment>
    )
    const failed = '<ul data-fragment="nav"><!--$!--><template></template><!--/$--></ul>'
    // React warns of the mark that only the server writes.
    const warn = jest.spyOn(console, 'error').mockImplementation()
    const { place } = await hydrate(page, failed)
    expect(place.textContent).toBe('Tee')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
