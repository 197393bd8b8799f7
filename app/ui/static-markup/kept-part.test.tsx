import { renderToString } from 'react-dom/server'
import { KeepPartContext, KeptPart } from './kept-part'

/** What parts of the same place are kept by. */
function listKeys(...parts: [of: object, second?: object][]): object[] {
  const keys: object[] = []
  for (const [of, second] of parts)
    renderToString(
      <KeepPartContext.Provider value={key => void keys.push(key)}>
        <KeptPart of={of} with={second}>
          {() => <p>Tea</p>}
        </KeptPart>
      </KeepPartContext.Provider>
    )
  return keys
}

it('is kept by the answer that it shows', () => {
  const answer = {}
  const list = [{}]
  expect(listKeys([answer], [list])).toEqual([answer, list])
  expect(listKeys([answer])[0]).toBe(answer)
})

it('is kept by two answers together, where it shows two', () => {
  const [product, variant, other] = [{ id: 'product' }, { id: 'variant' }, { id: 'other' }]
  const [first, again, changed, swapped] = listKeys(
    [product, variant],
    [product, variant],
    [product, other],
    [variant, product]
  )
  expect(again).toBe(first)
  expect(new Set([first, changed, swapped]).size).toBe(3)
})

it('is rendered with the page where nothing is kept', () => {
  expect(renderToString(<KeptPart of={{}}>{() => <p>Tea</p>}</KeptPart>)).toBe('<p>Tea</p>')
})
