import { act, fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { QuantitySelector } from './quantity-selector'
import { useServedValue } from './use-served-value'

afterEach(() => document.body.replaceChildren())

function serve(page: React.ReactElement): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  return root
}
const hydrate = (root: Element, page: React.ReactElement) => act(async () => void hydrateRoot(root, page))

describe('a select', () => {
  const went = jest.fn()
  function Sort() {
    const select = useRef<HTMLSelectElement>(null)
    const [, setTimes] = useState(0)
    useServedValue(select, 'best', went)
    return (
      <>
        <select ref={select} aria-label="Sort" value="best" onChange={() => undefined}>
          <option value="best">Best</option>
          <option value="price">Price</option>
        </select>
        <button onClick={() => setTimes(times => times + 1)}>Again</button>
      </>
    )
  }

  it('hands on what was chosen before hydration, once', async () => {
    const root = serve(<Sort />)
    screen.getByLabelText<HTMLSelectElement>('Sort').value = 'price'
    await hydrate(root, <Sort />)
    fireEvent.click(screen.getByText('Again'))
    expect(went.mock.calls).toEqual([['price']])
  })

  it('hands on nothing where nothing was chosen', async () => {
    await hydrate(serve(<Sort />), <Sort />)
    expect(went).not.toHaveBeenCalled()
  })
})

describe('a quantity', () => {
  const chosen = jest.fn()
  const Quantity = () => (
    <QuantitySelector
      value={1}
      onChange={chosen}
      delayMs={0}
      describeRefusal={() => 'not this one'}
      label="Quantity"
      decreaseLabel="Less"
      increaseLabel="More"
    />
  )

  async function start(typed: string, isInField = false) {
    const root = serve(<Quantity />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    field.value = typed
    if (isInField) field.focus()
    await hydrate(root, <Quantity />)
    return field
  }

  it('that was typed before hydration is chosen, and the next click counts from there', async () => {
    const field = await start('4')
    expect(field).toHaveValue('4')
    expect(chosen).toHaveBeenLastCalledWith(4)
    fireEvent.click(screen.getByLabelText('More'))
    expect(field).toHaveValue('5')
  })

  it('that cannot be chosen gives way to the former one', async () => {
    expect(await start('0')).toHaveValue('1')
    expect(chosen).not.toHaveBeenCalled()
  })

  it('that cannot be chosen stays while the shopper is in the field', async () => {
    expect(await start('0', true)).toHaveValue('0')
  })
})
