import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { keepTyped } from './keep-typed'
import { takeOver } from './take-over'

const sent = jest.fn()

/** A form of the library's, as most of the shop are, and a field of React's own. */
function Form() {
  const { register, handleSubmit } = useForm({ defaultValues: { title: '', name: '', agreed: false } })
  const [phrase, setPhrase] = useState('')
  return (
    <form onSubmit={event => void handleSubmit(values => sent(values))(event)}>
      <select aria-label="Title" {...register('title')}>
        <option value="" disabled>
          Please choose
        </option>
        <option value="ms">Ms</option>
      </select>
      <input aria-label="Name" {...register('name')} />
      <input aria-label="Agreed" type="checkbox" {...register('agreed')} />
      <input aria-label="Phrase" value={phrase} onChange={event => setPhrase(event.target.value)} />
      <p data-testid="phrase">{phrase}</p>
      <button type="submit">Send</button>
    </form>
  )
}

const field = <Kind extends Element>(label: string) => screen.getByLabelText(label) as unknown as Kind
afterEach(() => jest.restoreAllMocks())

const hydrate = (root: Element, page: ReactNode) => act(async () => takeOver(root, page))

const nextFrame = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)))

function serve(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  // As the server renders the form below.
  root.innerHTML =
    '<form><select aria-label="Title" name="title"><option value="" disabled="" selected="">Please choose</option>' +
    '<option value="ms">Ms</option></select><input aria-label="Name" name="name"/>' +
    '<input aria-label="Agreed" type="checkbox" name="agreed"/><input aria-label="Phrase" value=""/>' +
    '<p data-testid="phrase"></p><button type="submit">Send</button></form>'
  return root
}

function fillIn() {
  field<HTMLSelectElement>('Title').value = 'ms'
  field<HTMLInputElement>('Name').value = 'Paula'
  field<HTMLInputElement>('Agreed').checked = true
  field<HTMLInputElement>('Phrase').value = 'tea'
}

let end: () => void = () => undefined
afterEach(() => {
  end()
  cleanup()
  document.body.innerHTML = ''
  sent.mockClear()
})

it.each([
  ['before the code is here', (_root: Element) => fillIn()],
  [
    'while the page is taken over',
    (root: Element) => {
      end = keepTyped(root)
      fillIn()
      for (const name of ['Title', 'Name', 'Agreed', 'Phrase'])
        field(name).dispatchEvent(new Event('input', { bubbles: true }))
    }
  ]
])('keeps and sends what was filled in %s', async (_when, fill) => {
  const root = serve()
  fill(root)
  end()
  end = keepTyped(root)
  await hydrate(root, <Form />)
  await act(async () => {
    await nextFrame()
    await nextFrame()
  })
  expect(field('Title')).toHaveValue('ms')
  expect(field('Name')).toHaveValue('Paula')
  expect(field('Agreed')).toBeChecked()
  expect(screen.getByTestId('phrase')).toHaveTextContent('tea')
  await act(async () => void fireEvent.click(screen.getByText('Send')))
  expect(sent).toHaveBeenCalledWith({ title: 'ms', name: 'Paula', agreed: true })
})

describe('where React has to make the page anew', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))

  /** As extensions of browsers do. */
  function insertElements(root: Element) {
    for (const input of root.querySelectorAll('input')) {
      input.before(document.createElement('span'), document.createElement('input'))
      input.after(document.createElement('manager-icon'), document.createElement('iframe'))
    }
    root.prepend(document.createElement('manager-menu'))
  }

  async function expectAllKept() {
    await act(async () => {
      await nextFrame()
      await nextFrame()
    })
    expect(field('Title')).toHaveValue('ms')
    expect(field('Name')).toHaveValue('Paula')
    expect(field('Agreed')).toBeChecked()
    expect(screen.getByTestId('phrase')).toHaveTextContent('tea')
    await act(async () => void fireEvent.click(screen.getByText('Send')))
    expect(sent).toHaveBeenCalledWith({ title: 'ms', name: 'Paula', agreed: true })
  }

  it('keeps and sends what was filled in, and the focus, with the elements of an extension beside the fields', async () => {
    const root = serve()
    const served = field('Name')
    fillIn()
    insertElements(root)
    field<HTMLInputElement>('Name').focus()
    end = keepTyped(root)
    await hydrate(root, <Form />)
    expect(served).not.toBeInTheDocument()
    await expectAllKept()
    expect(field('Name')).toHaveFocus()
  })

  it('keeps and sends what was filled in while a rendering fails and is done again', async () => {
    const root = serve()
    end = keepTyped(root)
    const rendering = jest.fn()
    const FailingOnce = () => {
      rendering()
      if (rendering.mock.calls.length > 1) return <Form />
      fillIn()
      throw new Error('no leaf')
    }
    const served = field('Name')
    await hydrate(root, <FailingOnce />)
    expect(served).not.toBeInTheDocument()
    await expectAllKept()
  })

  it('gives a field that takes over itself what was typed into it', async () => {
    const Search = () => <input aria-label="Phrase" data-takes-over="" defaultValue="" />
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = '<span></span><input aria-label="Phrase" data-takes-over="" value=""/>'
    field<HTMLInputElement>('Phrase').value = 'tea'
    end = keepTyped(root)
    await hydrate(root, <Search />)
    await act(nextFrame)
    expect(field('Phrase')).toHaveValue('tea')
  })
})

it('leaves alone what nobody has touched', async () => {
  const root = serve()
  end = keepTyped(root)
  const onInput = jest.fn()
  root.addEventListener('input', onInput)
  await hydrate(root, <Form />)
  await act(nextFrame)
  expect(onInput).not.toHaveBeenCalled()
  expect(field('Title')).toHaveValue('')
})

it('keeps what was chosen after React has the field and before its form has begun', async () => {
  const root = serve()
  end = keepTyped(root)
  // As in a render that has not been committed yet.
  Object.assign(field('Title'), { __reactFiberEarly: {} })
  await nextFrame()
  field<HTMLSelectElement>('Title').value = 'ms'
  field('Title').dispatchEvent(new Event('change', { bubbles: true }))
  await hydrate(root, <Form />)
  await act(() => new Promise(resolve => setTimeout(resolve, 400)))
  expect(field('Title')).toHaveValue('ms')
})

it('keeps the choice among radio buttons, whichever stands first', async () => {
  const Choice = () => {
    const { register, watch } = useForm({ defaultValues: { method: 'post' } })
    return (
      <form>
        <input type="radio" aria-label="Express" value="express" {...register('method')} />
        <input type="radio" aria-label="Post" value="post" {...register('method')} />
        <p data-testid="phrase">{watch('method')}</p>
      </form>
    )
  }
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML =
    '<form><input type="radio" aria-label="Express" value="express" name="method"/>' +
    '<input type="radio" aria-label="Post" value="post" name="method" checked=""/><p data-testid="phrase">post</p></form>'
  field<HTMLInputElement>('Express').checked = true
  end = keepTyped(root)
  await hydrate(root, <Choice />)
  await act(async () => {
    await nextFrame()
    await nextFrame()
  })
  expect(field('Express')).toBeChecked()
  expect(screen.getByTestId('phrase')).toHaveTextContent('express')
})

it('leaves a choice alone that has led elsewhere, whose page is late', async () => {
  function Sort() {
    const [sort, setSort] = useState('best')
    return (
      <select
        aria-label="Sort"
        value={sort}
        onChange={({ target }) => {
          went(target.value)
          window.history.replaceState(null, '', `/list?sort=${target.value}`)
          setTimeout(() => setSort(target.value), 800)
        }}
      >
        <option value="best">Best</option>
        <option value="price">Price</option>
      </select>
    )
  }
  const went = jest.fn()
  const here = window.location.href
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Sort />)
  field<HTMLSelectElement>('Sort').value = 'price'
  end = keepTyped(root)
  await hydrate(root, <Sort />)
  await act(() => new Promise(resolve => setTimeout(resolve, 1_700)))
  window.history.replaceState(null, '', here)
  expect(went.mock.calls).toEqual([['price']])
})

it('leaves a field to itself that takes over what was typed', async () => {
  const Search = () => <input aria-label="Phrase" data-takes-over="" defaultValue="" />
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<input aria-label="Phrase" data-takes-over="" value=""/>'
  field<HTMLInputElement>('Phrase').value = 'tea'
  end = keepTyped(root)
  const onInput = jest.fn()
  root.addEventListener('input', onInput)
  await hydrate(root, <Search />)
  field<HTMLInputElement>('Phrase').value = ''
  await act(() => new Promise(resolve => setTimeout(resolve, 1_700)))
  expect(field('Phrase')).toHaveValue('')
  expect(onInput).not.toHaveBeenCalled()
})

describe('a field that mends what is typed when it is left', () => {
  function Quantity() {
    const [quantity, setQuantity] = useState('1')
    return (
      <>
        <input
          aria-label="Quantity"
          value={quantity}
          onChange={event => setQuantity(event.target.value)}
          onBlur={() => setQuantity(shown => (Number(shown) > 0 ? shown : '1'))}
        />
        <button onClick={() => setQuantity(shown => String(Number(shown) + 1))}>More</button>
      </>
    )
  }

  async function startWith(typed: string, inField = false) {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = '<input aria-label="Quantity" value="1"/><button>More</button>'
    const quantity = field<HTMLInputElement>('Quantity')
    quantity.value = typed
    if (inField) quantity.focus()
    end = keepTyped(root)
    await hydrate(root, <Quantity />)
    await act(async () => {
      await nextFrame()
      await nextFrame()
    })
    return quantity
  }

  it('mends it when it was left before', async () => {
    const quantity = await startWith('0')
    expect(quantity).toHaveValue('1')
    await act(() => new Promise(resolve => setTimeout(resolve, 1_700)))
    expect(quantity).toHaveValue('1')
  })

  it('waits while the visitor is in it', async () => {
    expect(await startWith('0', true)).toHaveValue('0')
  })

  it('keeps what the visitor makes of it next', async () => {
    const quantity = await startWith('4')
    expect(quantity).toHaveValue('4')
    await act(async () => void fireEvent.click(screen.getByText('More')))
    await act(() => new Promise(resolve => setTimeout(resolve, 1_700)))
    expect(quantity).toHaveValue('5')
  })
})

it('looks no longer once all fields have settled', async () => {
  const root = serve()
  const frames = jest.spyOn(window, 'requestAnimationFrame')
  end = keepTyped(root)
  await hydrate(root, <Form />)
  await act(() => new Promise(resolve => setTimeout(resolve, 1_700)))
  frames.mockClear()
  await act(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect(frames).not.toHaveBeenCalled()
})
