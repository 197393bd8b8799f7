import { fireEvent, screen } from '@testing-library/react'
import { renderWithProviders } from '../../../tests/factories/render-with-providers'
import { serveSandbox } from '../../../tests/factories/sandbox-platform'
import { StoreSlot } from './store-slot'

const sandbox = serveSandbox()
beforeEach(() => {
  document.documentElement.lang = 'en-DE'
})

it('is never empty while what stands there is replaced', async () => {
  const { container } = renderWithProviders(<StoreSlot productIds={[]} />, {
    platform: sandbox.openPlatform()
  })
  const texts = new Set([container.textContent])
  const observer = new MutationObserver(() => texts.add(container.textContent))
  observer.observe(container, { childList: true, subtree: true, characterData: true })
  fireEvent.pointerMove(window)
  expect(await screen.findByRole('button', { name: 'Choose a store' })).toBeVisible()
  observer.disconnect()
  expect([...texts]).toEqual([expect.stringMatching(/store/i), expect.stringMatching(/Choose a store/)])
})
