import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Suspense, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { queueEvents } from './first-script/event-queue'
import { hydratePage } from './hydrate-page'

let isCodeMissing: boolean
const countQueued = () => window.eventQueue?.events.size

beforeEach(() => {
  isCodeMissing = false
  window.eventQueue = queueEvents(() => isCodeMissing)
})
afterEach(() => {
  window.eventQueue?.stop()
  cleanup()
  document.body.replaceChildren()
  jest.restoreAllMocks()
  send.mockClear()
  add.mockClear()
})

/** Not in `act`, which would hold back what the first of two repeated clicks changes until both are done. */
async function hydrate(root: Element, page: ReactNode) {
  hydratePage(root, page)
  await waitFor(() => expect(root).toHaveAttribute('data-hydrated'))
}
const pause = (ms: number) => act(() => new Promise(resolve => setTimeout(resolve, ms)))

function serve(page: ReactNode): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  return root
}

const send = jest.fn((event: React.FormEvent) => event.preventDefault())
const Form = ({ method = 'post' }: { method?: 'get' | 'post' }) => (
  <form method={method} onSubmit={send}>
    <input name="email" />
    <button type="submit">Send</button>
  </form>
)

/** Whether the browser is left to load the address of the form. */
function submit(): boolean {
  const form = screen.getByText<HTMLButtonElement>('Send').form
  if (!form) throw new Error('the button has no form')
  return fireEvent.submit(form)
}

describe('a form', () => {
  it('that is submitted before hydration is submitted once after it', async () => {
    const root = serve(<Form />)
    expect(submit()).toBe(false)
    await hydrate(root, <Form />)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })

  it('that is submitted during hydration is submitted once', async () => {
    const root = serve(<Form />)
    // React would hydrate the form for the event, and handle it a second time.
    hydratePage(root, <Form />)
    expect(submit()).toBe(false)
    await waitFor(() => expect(send).toHaveBeenCalled())
    await pause(400)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('that works without code is left to the browser', () => {
    serve(<Form method="get" />)
    // The browser would load an address; jsdom cannot.
    document.addEventListener('submit', event => event.preventDefault(), { once: true })
    submit()
    expect(countQueued()).toBe(0)
  })

  it('is left to the browser while code cannot be loaded', () => {
    serve(<Form />)
    isCodeMissing = true
    document.addEventListener('submit', event => event.preventDefault(), { once: true })
    submit()
    expect(countQueued()).toBe(0)
  })

  it('is left to React once the page is hydrated', async () => {
    const root = serve(<Form />)
    await hydrate(root, <Form />)
    submit()
    expect(send).toHaveBeenCalledTimes(1)
    expect(countQueued()).toBe(0)
  })

  it('that React renders anew, because of an extension’s element, is submitted once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const root = serve(<Form />)
    submit()
    root.querySelector('form')?.append(document.createElement('iframe'))
    await hydrate(root, <Form />)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })
})

const add = jest.fn()
const Add = () => (
  <button type="button" onClick={add}>
    <b>Add</b>
  </button>
)

describe('a button', () => {
  it('that is clicked twice before hydration is clicked once after it', async () => {
    const root = serve(<Add />)
    fireEvent.click(screen.getByText('Add'))
    fireEvent.click(screen.getByText('Add'))
    await hydrate(root, <Add />)
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    fireEvent.click(screen.getByText('Add'))
    expect(add).toHaveBeenCalledTimes(2)
  })

  it('that was clicked more than 30 seconds ago is not clicked', async () => {
    const root = serve(<Add />)
    fireEvent.click(screen.getByText('Add'))
    for (const queued of window.eventQueue?.events.values() ?? []) queued.at -= 31_000
    await hydrate(root, <Add />)
    await pause(100)
    expect(add).not.toHaveBeenCalled()
  })

  it('that is clicked after another one finds the result of the first click', async () => {
    const Purchase = () => {
      const [quantity, setQuantity] = useState(1)
      return (
        <>
          <button type="button" onClick={() => setQuantity(quantity + 1)}>
            More
          </button>
          <button type="button" onClick={() => add(quantity)}>
            Add
          </button>
        </>
      )
    }
    const root = serve(<Purchase />)
    fireEvent.click(screen.getByText('More'))
    fireEvent.click(screen.getByText('Add'))
    await hydrate(root, <Purchase />)
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    expect(add).toHaveBeenCalledWith(2)
  })

  it('that React renders anew, because of an extension’s element, is clicked once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const root = serve(<Add />)
    const served = screen.getByRole('button')
    fireEvent.click(served)
    served.before(document.createElement('span'))
    await hydrate(root, <Add />)
    expect(served).not.toBeInTheDocument()
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    await pause(100)
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('that the hydrated page does not have is forgotten', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const root = serve(<Add />)
    fireEvent.click(screen.getByText('Add'))
    root.replaceChildren()
    await hydrate(root, <p />)
    await pause(100)
    expect(countQueued()).toBe(0)
  })
})

describe('in a block whose code is late', () => {
  let arrive: () => void
  let arrival: Promise<void> | undefined

  beforeEach(() => {
    arrival = new Promise(resolve => {
      arrive = () => {
        arrival = undefined
        resolve()
      }
    })
  })

  const Late = ({ children }: { children: ReactNode }) => {
    if (arrival) throw arrival
    return children
  }
  const Block = () => (
    <Suspense>
      <Late>
        <Add />
        <Form />
      </Late>
    </Suspense>
  )

  async function open() {
    const waiting = arrival
    arrival = undefined
    const root = serve(<Block />)
    arrival = waiting
    return root
  }

  it.each([
    ['before hydration', async (root: Element, use: () => void) => (use(), await hydrate(root, <Block />))],
    ['after hydration', async (root: Element, use: () => void) => (await hydrate(root, <Block />), use())]
  ])('a click and a submit %s wait for the code, and are repeated once', async (_when, run) => {
    const root = await open()
    await run(root, () => {
      fireEvent.click(screen.getByText('Add'))
      expect(submit()).toBe(false)
    })
    await pause(400)
    expect(add).not.toHaveBeenCalled()
    arrive()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(add).toHaveBeenCalledTimes(1)
    await pause(400)
    expect(send).toHaveBeenCalledTimes(1)
  })
})

const list = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map(file => join(folder, file))

it('every form has a method, so that no password gets into an address', () => {
  const silent = list(join(__dirname, '../..')).filter(file =>
    [...readFileSync(file, 'utf8').matchAll(/<form\b[^]*?>/g)].some(
      ([tag]) => !/\bmethod=|\baction=|\{\.\.\.form\}/.test(tag)
    )
  )
  expect(silent).toEqual([])
})
