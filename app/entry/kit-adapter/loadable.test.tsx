import { startTransition, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { render, screen, waitFor } from '@testing-library/react'
import { SHORT_PAUSES_MS } from '../../lazy-loading/try-again'
import { loadable } from './loadable'

type Load = () => Promise<{ default: ComponentType<{ address: string }> }>

/** As the build compiles `loadable(() => import('./page'))`. */
const compile = (load: Load) =>
  ({
    resolved: {},
    chunkName: () => 'page',
    isReady: () => false,
    importAsync: load,
    requireAsync(this: { importAsync: Load }) {
      return this.importAsync()
    },
    requireSync: () => undefined,
    resolve: () => 'page'
  }) as never

/** Longer than React works before it lets the browser do something else. */
const SLICE_MS = 20

function holdUp(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

afterEach(() => void jest.useRealTimers())

// Without `act`, which renders everything at once.
let isActing: unknown
beforeAll(() => {
  isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})
afterAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing))

it.each<[string, (load: Load) => Load]>([
  ['that the build compiles', compile],
  ['of any other kind', load => load]
])('asks again for code that is lost on the way, in a call %s', async (_what, write) => {
  jest.useFakeTimers()
  const load = jest.fn<ReturnType<Load>, []>()
  load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  load.mockResolvedValue({ default: ({ address }) => <p>Page of {address}</p> })
  const Page = loadable<{ address: string }>(write(load), { fallback: <p>Loading</p> })
  const { container, unmount } = render(<Page address="/first" />)
  await jest.advanceTimersByTimeAsync(SHORT_PAUSES_MS[0]! + SHORT_PAUSES_MS[1]! - 1)
  expect(container.textContent).toBe('Loading')
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()
  await screen.findByText('Page of /first')
  expect(load).toHaveBeenCalledTimes(3)
  unmount()
})

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
