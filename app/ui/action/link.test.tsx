import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import type { ReactNode } from 'react'
import { Router } from '../../entry/kit-adapter/router'
import { FollowedLinks } from '../../../tests/factories/with-providers'
import { Link, type LinkProps } from './link'
import { HrefContext, FullLoadContext, PrefetchContext, NOTHING_AHEAD } from './link-context'
import { findLinkKind } from './link-kind'

/** Our own origin is part of the shop, and puro is another site. */
function prefix(to: string) {
  const path = to.replace('https://shop.example', '')
  return /^\/(?!puro)/.test(path) ? `/jasmin/de${path}` : path
}

const renderLink = (props: LinkProps, prefetch?: (href: string) => void) => {
  const history = createMemoryHistory()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router history={history}>
      <HrefContext.Provider value={prefix}>
        <FullLoadContext.Provider value={href => !href.startsWith('/jasmin/de')}>
          <PrefetchContext.Provider value={prefetch}>
            <FollowedLinks>{children}</FollowedLinks>
          </PrefetchContext.Provider>
        </FullLoadContext.Provider>
      </HrefContext.Provider>
    </Router>
  )
  render(<Link {...props}>Weiter</Link>, { wrapper })
  return { history, link: screen.getByText('Weiter') }
}

const click = (link: HTMLElement, init?: MouseEventInit) => {
  const event = createEvent.click(link, { button: 0, ...init })
  // jsdom cannot navigate; what matters is whether the router took over before.
  let taken = false
  const note = (bubbled: Event) => {
    taken = bubbled.defaultPrevented
    bubbled.preventDefault()
  }
  window.addEventListener('click', note, { once: true })
  fireEvent(link, event)
  return taken
}

test.each([
  ['/shop/tee', 'route'],
  ['shop', 'route'],
  ['?q=a:b', 'route'],
  ['#contact', 'anchor'],
  ['https://example.com', 'anchor'],
  ['HTTP://example.com', 'anchor'],
  ['//example.com', 'anchor'],
  ['/\\example.com', 'anchor'],
  ['mailto:a@example.com', 'anchor'],
  ['tel:+49123', 'anchor'],
  ['javascript:alert(1)', 'unsafe'],
  [' java\nscript:alert(1)', 'unsafe'],
  ['data:text/html,x', 'unsafe'],
  ['vbscript:x', 'unsafe']
])('takes %j for a link of kind %s', (to, kind) => {
  expect(findLinkKind(to)).toBe(kind)
})

test('prefixes a path of the shop and goes there without loading the page', () => {
  const { link, history } = renderLink({ to: '/cart' })
  expect(link).toHaveAttribute('href', '/jasmin/de/cart')
  expect(click(link)).toBe(true)
  expect(history.location.pathname).toBe('/jasmin/de/cart')
})

test.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ shiftKey: true }], [{ button: 1 }]])(
  'leaves a click with %j to the browser',
  init => {
    const { link, history } = renderLink({ to: '/cart' })
    expect(click(link, init)).toBe(false)
    expect(history.length).toBe(1)
  }
)

test('keeps an absolute address of our own within the shop', () => {
  const { link, history } = renderLink({ to: 'https://shop.example/cart' })
  expect(link).toHaveAttribute('href', '/jasmin/de/cart')
  expect(link).not.toHaveAttribute('rel')
  expect(click(link)).toBe(true)
  expect(history.location.pathname).toBe('/jasmin/de/cart')
})

test('leaves a link to another site to the browser, since texts and prices change with it', () => {
  const { link, history } = renderLink({ to: '/puro/de/cart' })
  expect(link).toHaveAttribute('href', '/puro/de/cart')
  expect(click(link)).toBe(false)
  expect(history.length).toBe(1)
})

test('links to other hosts with rel="noopener"', () => {
  const { link, history } = renderLink({ to: 'https://example.com/a' })
  expect(link).toHaveAttribute('href', 'https://example.com/a')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(click(link)).toBe(false)
  expect(history.length).toBe(1)
})

test('keeps a hash link as it is', () => {
  const { link } = renderLink({ to: '#contact' })
  expect(link).toHaveAttribute('href', '#contact')
  expect(link).not.toHaveAttribute('rel')
})

test('renders no address that would run a script', () => {
  const { link } = renderLink({ to: 'javascript:alert(1)' })
  expect(link).not.toHaveAttribute('href')
})

test('prefetches once, on the first hover, focus or touch', () => {
  const prefetch = jest.fn()
  const { link } = renderLink({ to: '/cart' }, prefetch)
  fireEvent.mouseOver(link)
  fireEvent.focusIn(link)
  fireEvent.touchStart(link)
  expect(prefetch.mock.calls).toEqual([['/jasmin/de/cart']])
})

test('prefetches nothing where a component disables it, nor for addresses outside the shop', () => {
  const prefetch = jest.fn()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router history={createMemoryHistory()}>
      <PrefetchContext.Provider value={prefetch}>
        <FollowedLinks>{children}</FollowedLinks>
      </PrefetchContext.Provider>
    </Router>
  )
  render(
    <>
      <div {...{ [NOTHING_AHEAD]: '' }}>
        <Link to="/shop/tea">Filter</Link>
      </div>
      <Link to="https://example.com">Anderswo</Link>
      <a href="/paper.pdf">Papier</a>
    </>,
    { wrapper }
  )
  for (const name of ['Filter', 'Anderswo', 'Papier']) fireEvent.mouseOver(screen.getByText(name))
  expect(prefetch).not.toHaveBeenCalled()
})

test('takes the place of the page in the history where it is asked to', () => {
  const { link, history } = renderLink({ to: '/cart', replace: true })
  click(link)
  expect(history.location.pathname).toBe('/jasmin/de/cart')
  expect(history.length).toBe(1)
})

test('leaves a link with a target or a file to the browser, and one that its own handler prevents', () => {
  for (const props of [{ target: '_blank' }, { download: 'paper.pdf' }]) {
    const { link, history } = renderLink({ to: '/cart', ...props })
    expect(click(link)).toBe(false)
    expect(history.length).toBe(1)
    cleanup()
  }
  const { link, history } = renderLink({ to: '/cart', onClick: event => event.preventDefault() })
  expect(click(link)).toBe(true)
  expect(history.length).toBe(1)
})

test('follows no links once the page is gone', () => {
  const { link, history } = renderLink({ to: '/cart' })
  const copy = link.cloneNode(true) as HTMLElement
  cleanup()
  document.body.append(copy)
  expect(click(copy)).toBe(false)
  expect(history.length).toBe(1)
  copy.remove()
})
