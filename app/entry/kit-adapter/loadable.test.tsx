import { startTransition, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { screen, waitFor } from '@testing-library/react'
import { loadable } from './loadable'

/** As the build compiles `loadable(() => import('./page'))`. */
const compile = (load: () => Promise<{ default: ComponentType<{ address: string }> }>) =>
  ({
    resolved: {},
    chunkName: () => 'page',
    isReady: () => false,
    importAsync: load,
    requireAsync: load,
    requireSync: () => undefined,
    resolve: () => 'page'
  }) as never

/** Longer than React works before it lets the browser do something else. */
const SLICE_MS = 20

function holdUp(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

// Without `act`, which renders everything at once.
let isActing: unknown
beforeAll(() => {
  isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})
afterAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing))

it('shows code that comes while a navigation is being rendered in a transition', async () => {
  let come: (page: { default: ComponentType<{ address: string }> }) => void = () => undefined
  const Page = loadable<{ address: string }>(
    compile(() => new Promise(resolve => (come = resolve))),
    {
      fallback: <p>Loading</p>
    }
  )
  let navigate: (address: string) => void = () => undefined
  /** Takes so long that React pauses after it; the code comes in the pause. */
  function SlowFrame({ address }: { address: string }) {
    if (address === '/second') {
      come({ default: ({ address: shown }) => <p>Page of {shown}</p> })
      holdUp(SLICE_MS)
    }
    return null
  }
  function Shop() {
    const [address, setAddress] = useState('/first')
    navigate = setAddress
    return (
      <>
        <SlowFrame address={address} />
        <Page address={address} />
      </>
    )
  }
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<Shop />)
  await screen.findByText('Loading')
  startTransition(() => navigate('/second'))
  await waitFor(() => expect(container.textContent).toBe('Page of /second'))
  root.unmount()
})
