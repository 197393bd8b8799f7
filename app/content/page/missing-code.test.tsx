import { act, fireEvent } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { withProviders } from '../../../tests/factories/with-providers'
import { PAUSES_MS } from '../../lazy-loading/try-again'
import { contentGroups } from '../content-types'
import { mapContentPage } from './map-content-page'
import { RegionComponents } from './content-components'

const page = {
  content: {
    regions: [
      {
        id: 'content',
        components: [
          { type_id: 'headline', data: { headline: 'Tea' } },
          { type_id: 'button', data: { text: 'Write to us', link: '/service' } }
        ]
      }
    ]
  }
}

/** A process of its own, where all code is there. */
async function renderOnServer(): Promise<string> {
  let html = ''
  await jest.isolateModulesAsync(async () => {
    const server = await import('react-dom/server')
    await import('../content-types')
    const types = await import('../content-registry')
    const blocks = await import('./content-components')
    const pages = await import('./map-content-page')
    const providers = await import('../../../tests/factories/with-providers')
    await types.loadContentGroups(['home'])
    const [region] = pages.mapContentPage(page).regions
    html = server.renderToString(providers.withProviders(<blocks.RegionComponents region={region} />))
  })
  return html
}

/** React stops a click in a block that it has not hydrated. */
function isHydrated(element: Element | null): boolean {
  const onClick = jest.fn()
  element?.addEventListener('auxclick', onClick, { once: true })
  if (element) fireEvent(element, new MouseEvent('auxclick', { bubbles: true }))
  return onClick.mock.calls.length > 0
}

afterEach(() => void jest.useRealTimers())

it('keeps what the server has rendered of a block whose code does not arrive, until it does', async () => {
  const html = await renderOnServer()
  jest.useFakeTimers()
  expect(html).toContain('Write to us')
  const home = contentGroups.home!
  const load = jest.spyOn(home, 'load').mockRejectedValueOnce(new Error('the connection failed'))
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const recovered: unknown[] = []
  const [region] = mapContentPage(page).regions
  await act(async () => {
    hydrateRoot(container, withProviders(<RegionComponents region={region} />), {
      onRecoverableError: error => void recovered.push(error)
    })
  })
  expect(load).toHaveBeenCalledTimes(1)
  expect(container).toHaveTextContent('Tea')
  expect(container).toHaveTextContent('Write to us')
  expect(recovered).toEqual([])
  expect(isHydrated(container.querySelector('a'))).toBe(false)
  await act(() => jest.advanceTimersByTimeAsync(PAUSES_MS[0]! + 100))
  expect(load).toHaveBeenCalledTimes(2)
  expect(container).toHaveTextContent('Write to us')
  expect(isHydrated(container.querySelector('a'))).toBe(true)
})
