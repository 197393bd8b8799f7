import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useRef, useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { useServedValue } from '../../ui/form/use-served-value'
import { hydratePage } from './hydrate-page'

const sent = jest.fn()

/** A select, a text field and a checkbox of react-hook-form, and a controlled text field. */
function Form({ known = '' }: { known?: string }) {
  const { register, handleSubmit } = useForm({
    defaultValues: { title: '', name: '', email: known, agreed: false }
  })
  const [phrase, setPhrase] = useState('')
  const phraseField = useRef<HTMLInputElement>(null)
  useServedValue(phraseField, phrase, setPhrase)
  return (
    <form method="post" onSubmit={event => void handleSubmit(values => sent(values))(event)}>
      <select aria-label="Title" defaultValue="" {...register('title')}>
        <option value="" disabled>
          Please choose
        </option>
        <option value="ms">Ms</option>
      </select>
      <input aria-label="Name" {...register('name')} />
      <input aria-label="Email" {...register('email')} />
      <input aria-label="Agreed" type="checkbox" {...register('agreed')} />
      <input
        ref={phraseField}
        aria-label="Phrase"
        value={phrase}
        onChange={event => setPhrase(event.target.value)}
      />
      <output>{phrase}</output>
      <button type="submit">Send</button>
    </form>
  )
}

const field = <Kind extends Element>(label: string) => screen.getByLabelText(label) as unknown as Kind

function serve(page: ReactNode): HTMLElement {
  // react-hook-form asks for `window` when it is imported, and has layout effects here.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  quiet.mockRestore()
  return root
}

const hydrate = (root: Element, page: ReactNode) => act(async () => hydratePage(root, page))

function fillIn() {
  field<HTMLSelectElement>('Title').value = 'ms'
  field<HTMLInputElement>('Name').value = 'Paula'
  field<HTMLInputElement>('Agreed').checked = true
  field<HTMLInputElement>('Phrase').value = 'tea'
}

async function expectAllSent(email = '') {
  expect(field('Title')).toHaveValue('ms')
  expect(field('Name')).toHaveValue('Paula')
  expect(field('Agreed')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('tea')
  await act(async () => void fireEvent.click(screen.getByText('Send')))
  expect(sent).toHaveBeenCalledWith({ title: 'ms', name: 'Paula', email, agreed: true })
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  sent.mockClear()
})

it('keeps and sends what was filled in before hydration', async () => {
  const root = serve(<Form />)
  fillIn()
  await hydrate(root, <Form />)
  await expectAllSent()
})

it('keeps and sends values typed while the page is hydrated', async () => {
  const FilledWhileRendering = () => {
    if (field<HTMLInputElement>('Name').value === '') fillIn()
    return <Form />
  }
  await hydrate(serve(<Form />), <FilledWhileRendering />)
  await expectAllSent()
})

it('shows the default of an unchanged field', async () => {
  await hydrate(serve(<Form />), <Form known="a@b.example" />)
  expect(field('Email')).toHaveValue('a@b.example')
})

describe('where React renders the page anew', () => {
  const hydrateAnew = (root: Element, page: ReactNode) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    return hydrate(root, page)
  }

  /** As browser extensions do. */
  function insertElements(root: Element) {
    for (const input of root.querySelectorAll('input')) {
      input.before(document.createElement('span'), document.createElement('input'))
      input.after(document.createElement('manager-icon'), document.createElement('iframe'))
    }
    root.prepend(document.createElement('manager-menu'))
  }

  it('keeps and sends what was filled in, and the focus, with an extension’s elements beside the fields', async () => {
    const root = serve(<Form />)
    const name = field<HTMLInputElement>('Name')
    fillIn()
    insertElements(root)
    name.focus()
    await hydrateAnew(root, <Form known="a@b.example" />)
    expect(name).not.toBeInTheDocument()
    expect(field('Name')).toHaveFocus()
    await expectAllSent('a@b.example')
  })

  it('keeps and sends what was filled in while a rendering failed', async () => {
    const root = serve(<Form />)
    const name = field('Name')
    const rendering = jest.fn()
    const FailingOnce = () => {
      rendering()
      if (rendering.mock.calls.length > 1) return <Form />
      fillIn()
      throw new Error('no leaf')
    }
    await hydrateAnew(root, <FailingOnce />)
    expect(name).not.toBeInTheDocument()
    await expectAllSent()
  })

  it('keeps the choice among radio buttons', async () => {
    const Choice = () => {
      const { register, watch } = useForm({ defaultValues: { method: 'post' } })
      return (
        <form>
          <input type="radio" aria-label="Express" value="express" {...register('method')} />
          <input type="radio" aria-label="Post" value="post" {...register('method')} />
          <output>{watch('method')}</output>
        </form>
      )
    }
    const root = serve(<Choice />)
    field<HTMLInputElement>('Express').checked = true
    insertElements(root)
    await hydrateAnew(root, <Choice />)
    expect(field('Express')).toBeChecked()
    expect(screen.getByRole('status')).toHaveTextContent('express')
  })
})
