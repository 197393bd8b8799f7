import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EarlyAct } from '../../first-script/first-script'
import { holdEarlyActs } from './hold-early-acts'
import { takeOver } from './take-over'

let end: () => void

const hydrate = (root: Element, page: ReactNode) => act(async () => takeOver(root, page))

const send = jest.fn((event: React.FormEvent) => event.preventDefault())
const Form = ({ method }: { method: 'get' | 'post' }) => (
  <form method={method} onSubmit={send}>
    <input name="email" />
    <button type="submit">Send</button>
  </form>
)

function serve(method: 'get' | 'post', early?: EarlyAct[]): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = `<form method="${method}"><input name="email"/><button type="submit">Send</button></form>`
  end = holdEarlyActs(root, early)
  return root
}

/** Whether the browser is left to load what the form asks for. */
function submit(): boolean {
  const form = screen.getByText<HTMLButtonElement>('Send').form
  if (!form) throw new Error('the button has no form')
  return fireEvent.submit(form)
}

afterEach(() => {
  end()
  cleanup()
  document.body.innerHTML = ''
  jest.restoreAllMocks()
  send.mockClear()
})

it('holds a form back until the page is taken over, then sends it once', async () => {
  const root = serve('post')
  expect(submit()).toBe(false)
  await hydrate(root, <Form method="post" />)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1), { timeout: 2_000 })
})

it('sends a form once that is sent while React is about to take the page over', async () => {
  const root = serve('post')
  // React would hydrate the form for the event, and hear of it a second time.
  takeOver(root, <Form method="post" />)
  expect(submit()).toBe(false)
  await waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 2_000 })
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(send).toHaveBeenCalledTimes(1)
})

it('leaves a form alone that works without scripts', () => {
  serve('get')
  // The browser would load it; nobody is there to do so.
  document.addEventListener('submit', event => event.preventDefault(), { once: true })
  const held = jest.spyOn(window, 'requestAnimationFrame')
  submit()
  expect(held).not.toHaveBeenCalled()
})

it('leaves a form to the page that has been taken over', async () => {
  const root = serve('post')
  await hydrate(root, <Form method="post" />)
  submit()
  expect(send).toHaveBeenCalledTimes(1)
})

it('leaves a form to the browser while code cannot be loaded', () => {
  serve('post')
  document.addEventListener('submit', event => event.preventDefault(), { once: true })
  const held = jest.spyOn(window, 'requestAnimationFrame')
  window.isCodeMissing = () => true
  submit()
  delete window.isCodeMissing
  expect(held).not.toHaveBeenCalled()
})

it('sends a form once that React has to make anew, because an extension is in the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = serve('post')
  submit()
  root.querySelector('form')?.append(document.createElement('iframe'))
  await hydrate(root, <Form method="post" />)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1), { timeout: 2_000 })
})

it('sends a form that was held back before this code was there', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<form method="post"><input name="email"/><button type="submit">Send</button></form>'
  end = holdEarlyActs(root, [{ element: root.querySelector('form')!, at: Date.now() }])
  await hydrate(root, <Form method="post" />)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1), { timeout: 2_000 })
})

describe('a button', () => {
  const add = jest.fn()
  const Add = () => (
    <button type="button" onClick={add}>
      <b>Add</b>
    </button>
  )

  function serveButton(toEarly: (root: HTMLElement) => EarlyAct[] = () => []): HTMLElement {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = '<button type="button"><b>Add</b></button>'
    end = holdEarlyActs(root, toEarly(root))
    return root
  }

  beforeEach(() => add.mockClear())

  it('that is tapped before the page is taken over does what it is for, once', async () => {
    const root = serveButton()
    fireEvent.click(screen.getByText('Add'))
    fireEvent.click(screen.getByText('Add'))
    await hydrate(root, <Add />)
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    fireEvent.click(screen.getByText('Add'))
    expect(add).toHaveBeenCalledTimes(2)
  })

  it('that was tapped before there was any code does so as well', async () => {
    const root = serveButton(served => [{ element: served.querySelector('button')!, at: Date.now() }])
    await hydrate(root, <Add />)
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  })

  it('that was tapped so long ago that nobody waits for it any more is not tapped', async () => {
    const root = serveButton(served => [
      { element: served.querySelector('button')!, at: Date.now() - 31_000 }
    ])
    await hydrate(root, <Add />)
    await act(() => new Promise(resolve => setTimeout(resolve, 100)))
    expect(add).not.toHaveBeenCalled()
  })

  it('is left to the page that has been taken over', async () => {
    const root = serveButton()
    await hydrate(root, <Add />)
    fireEvent.click(screen.getByText('Add'))
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('that is tapped after another one finds what that has changed', async () => {
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
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Purchase />)
    end = holdEarlyActs(root)
    fireEvent.click(screen.getByText('More'))
    fireEvent.click(screen.getByText('Add'))
    await hydrate(root, <Purchase />)
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    expect(add).toHaveBeenCalledWith(2)
  })

  it('that React has to make anew, because an extension is in the page, does what it is for, once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const root = serveButton()
    const served = screen.getByRole('button')
    fireEvent.click(served)
    served.before(document.createElement('span'))
    await hydrate(root, <Add />)
    expect(served).not.toBeInTheDocument()
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
    await act(() => new Promise(resolve => setTimeout(resolve, 100)))
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('that is gone by then is not missed', async () => {
    const root = serveButton()
    fireEvent.click(screen.getByText('Add'))
    root.querySelector('button')?.remove()
    await waitFor(() => expect(add).not.toHaveBeenCalled())
  })
})

const list = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map(file => join(folder, file))

it('every form says how it is sent, so that none puts a password into the address', () => {
  const silent = list(join(__dirname, '../..')).filter(file =>
    [...readFileSync(file, 'utf8').matchAll(/<form\b[^]*?>/g)].some(
      ([tag]) => !/\bmethod=|\baction=|\{\.\.\.form\}/.test(tag)
    )
  )
  expect(silent).toEqual([])
})
