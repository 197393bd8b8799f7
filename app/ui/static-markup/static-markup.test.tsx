import { act, cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RenderMarkupContext, StaticMarkup, type RenderMarkup } from './static-markup'

const menu = { name: 'menu' }
const otherMenu = { name: 'another' }

function buildPage(renderMarkup?: RenderMarkup) {
  const children = jest.fn(() => <li>Tee</li>)
  const page = (of: readonly (object | undefined)[] = [menu]) => (
    <RenderMarkupContext.Provider value={renderMarkup}>
      <StaticMarkup name="nav" of={of} as="ul" className="list">
        {children}
      </StaticMarkup>
    </RenderMarkupContext.Provider>
  )
  return { page, children }
}

const SERVED = '<ul class="list" data-markup="nav"><li>Tee</li></ul>'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

it('puts in what the server’s renderer gives', () => {
  const renderMarkup = jest.fn(() => '<li>Tee</li>')
  const { page, children } = buildPage(renderMarkup)
  expect(renderToString(page())).toBe(SERVED)
  expect(renderMarkup).toHaveBeenCalledWith([menu], 'nav ', children, undefined)
  expect(children).not.toHaveBeenCalled()
})

it('is rendered with the page where the renderer has nothing', () => {
  const { page } = buildPage(() => undefined)
  expect(renderToString(page())).toBe('<ul class="list"><li>Tee</li></ul>')
})

/** Takes a page of the server over; what React complains about is an error of the test. */
async function takeOver(page: React.ReactElement, html: string) {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, page, { onRecoverableError: error => problems.push(error) })
  )
  return { place, root, problems }
}

it('leaves the server’s markup alone, and renders none of it', async () => {
  const { page, children } = buildPage()
  const { place, root, problems } = await takeOver(page(), SERVED)
  const item = place.querySelector('li')
  await act(async () => root.render(page()))
  expect(place.querySelector('li')).toBe(item)
  expect(problems).toEqual([])
  expect(children).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})

it('is rendered in place once what it is made from changes', async () => {
  const { page, children } = buildPage()
  const { place, root, problems } = await takeOver(page(), SERVED)
  await act(async () => root.render(page([otherMenu])))
  expect(children).toHaveBeenCalled()
  expect(place.innerHTML).toBe('<ul class="list"><li>Tee</li></ul>')
  expect(problems).toEqual([])
  await act(async () => root.unmount())
})

it('is rendered in place once it may no longer be the same for everybody', async () => {
  const { page } = buildPage()
  const { place, root } = await takeOver(page(), SERVED)
  await act(async () => root.render(page([])))
  expect(place.innerHTML).toBe('<ul class="list"><li>Tee</li></ul>')
  await act(async () => root.unmount())
})

it('is rendered in place where it comes with a later page, whatever the first one held', async () => {
  const { page } = buildPage()
  const { place } = await takeOver(page(), SERVED.replace('Tee', 'alt'))
  expect(place.textContent).toBe('alt')
  const { container } = render(buildPage().page())
  expect(container.innerHTML).toBe('<ul class="list"><li>Tee</li></ul>')
})

it('is left alone where it is taken over later than the rest of the page', async () => {
  const { page, children } = buildPage()
  const later = <Suspense>{page()}</Suspense>
  const { place, problems } = await takeOver(later, `<!--$-->${SERVED}<!--/$-->`)
  expect(place.textContent).toBe('Tee')
  expect(problems).toEqual([])
  expect(children).not.toHaveBeenCalled()
})
