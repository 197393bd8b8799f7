import { act, renderHook, waitFor } from '@testing-library/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buildBasket } from '../../../tests/factories/basket'
import { buildEnglishSite } from '../../../tests/factories/app-config'
import type { Platform } from '../../platform/platform'
import { PlatformProvider } from '../../platform/platform-context'
import { createQueryClient } from '../../platform/query-object'
import { SiteProvider } from '../../visit/site/site-context'
import { closeChannels, type BasketEvent } from './api/basket-channel'
import { BASKET_KEY } from './api/basket-key'
import { useOtherTabs } from './use-other-tabs'

const otherTab = new BroadcastChannel('basket-jasmin')
let client: QueryClient

function openTab() {
  client = createQueryClient()
  client.setQueryData(BASKET_KEY, buildBasket())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SiteProvider value={buildEnglishSite()}>
        <PlatformProvider value={{} as Platform}>{children}</PlatformProvider>
      </SiteProvider>
    </QueryClientProvider>
  )
  return renderHook(useOtherTabs, { wrapper })
}

const tell = (event: BasketEvent) => otherTab.postMessage(event)
const isStale = () => client.getQueryState(BASKET_KEY)?.isInvalidated
const setVisible = (visible: boolean) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')

afterEach(closeChannels)
afterAll(() => otherTab.close())

it('refetches the basket when another tab changed it', async () => {
  setVisible(true)
  openTab()
  tell({ kind: 'changed' })
  await waitFor(() => expect(isStale()).toBe(true))
})

it('waits until the tab is seen', async () => {
  setVisible(false)
  openTab()
  tell({ kind: 'changed' })
  tell({ kind: 'ordered', basketId: 'basket-1', orderNo: 'JAS1' })
  // The second message has arrived, so the first one has, too.
  await waitFor(() => expect(client.getQueryData(BASKET_KEY)).toBeNull())
  expect(isStale()).toBe(false)
  setVisible(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(isStale()).toBe(true)
})

it('shows no stale basket after an order in another tab', async () => {
  setVisible(false)
  openTab()
  tell({ kind: 'ordered', basketId: 'basket-1', orderNo: 'JAS1' })
  await waitFor(() => expect(client.getQueryData(BASKET_KEY)).toBeNull())
})
