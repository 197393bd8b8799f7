import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hydrateRoot } from 'react-dom/client'
import { holdSubmissions } from './hold-submissions'

const send = jest.fn((event: React.FormEvent) => event.preventDefault())
const Form = ({ method }: { method: 'get' | 'post' }) => (
  <form method={method} onSubmit={send}>
    <button type="submit">Send</button>
  </form>
)

function serve(method: 'get' | 'post'): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = `<form method="${method}"><button type="submit">Send</button></form>`
  return root
}

/** Whether the browser is left to load what the form asks for. */
function submit(): boolean {
  const form = screen.getByText<HTMLButtonElement>('Send').form
  if (!form) throw new Error('the button has no form')
  return fireEvent.submit(form)
}

let end: () => void
beforeEach(() => void (end = holdSubmissions()))
afterEach(() => {
  end()
  cleanup()
  document.body.innerHTML = ''
  send.mockClear()
})

it('holds a form back until the page is taken over, then sends it once', async () => {
  const root = serve('post')
  expect(submit()).toBe(false)
  await act(async () => void hydrateRoot(root, <Form method="post" />))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1), { timeout: 2_000 })
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
  await act(async () => void hydrateRoot(root, <Form method="post" />))
  submit()
  expect(send).toHaveBeenCalledTimes(1)
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
