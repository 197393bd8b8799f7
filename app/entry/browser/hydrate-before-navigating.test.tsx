import { waitFor } from '@testing-library/react'
import { createMemoryHistory, type History } from 'history'
import { useLayoutEffect, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router, useLocation } from '../kit-adapter/router'
import { PartBoundary } from '../../ui/frame/part-boundary'
import { hydrateBeforeNavigating } from './hydrate-before-navigating'
import { hydratePage } from './hydrate-page'

const Place = () => <output>{useLocation().pathname}</output>

/** A page with a block of an editor. */
const Page = ({ history }: { history: History }) => (
  <Router history={history}>
    <PartBoundary name="block">
      <article>
        <Place />
      </article>
    </PartBoundary>
  </Router>
)

/** Runs a task after the page's first commit, before React goes on to hydrate its blocks. */
function AfterFirstCommit({ run, children }: { run: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(run), [run])
  return <>{children}</>
}

const reported: unknown[] = []
const report = (event: ErrorEvent) => {
  event.preventDefault()
  reported.push(event.error ?? event.message)
}
beforeEach(() => window.addEventListener('error', report))
afterEach(() => {
  window.removeEventListener('error', report)
  reported.length = 0
  document.body.innerHTML = ''
})

function openPage(afterFirstCommit: () => void = () => undefined) {
  const history = createMemoryHistory({ initialEntries: ['/tea'] })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page history={createMemoryHistory({ initialEntries: ['/tea'] })} />)
  const served = root.querySelector('article')
  hydrateBeforeNavigating(history)
  hydratePage(
    root,
    <AfterFirstCommit run={afterFirstCommit}>
      <Page history={history} />
    </AfterFirstCommit>
  )
  window.addEventListener('click', () =>
    history.push(history.location.pathname === '/tea' ? '/coffee' : '/machines')
  )
  return { root, served }
}
const click = () => void window.dispatchEvent(new Event('click'))

it('keeps the server’s blocks when a link is clicked before they are hydrated', async () => {
  const { root, served } = openPage(click)
  await waitFor(() => expect(root.textContent).toBe('/coffee'))
  expect(root.querySelector('article')).toBe(served)
  expect(reported).toEqual([])
})

it('shows later navigations at once', async () => {
  const { root } = openPage()
  await waitFor(() => expect(root).toHaveAttribute('data-hydrated'))
  click()
  await waitFor(() => expect(root.textContent).toBe('/coffee'))
  click()
  await Promise.resolve()
  expect(root.textContent).toBe('/machines')
})
