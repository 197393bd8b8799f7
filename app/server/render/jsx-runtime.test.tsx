import { Component, createRef } from 'react'
import * as library from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from './jsx-runtime'

class WithDefaults extends Component<{ tea?: string }> {
  static defaultProps = { tea: 'Sencha' }
  override render() {
    return <p>{this.props.tea}</p>
  }
}
const Tea = ({ name }: { name: string }) => <b>{name}</b>

type Arguments = Parameters<typeof jsx>

const CASES: [what: string, args: Arguments][] = [
  ['an element', ['p', { className: 'a', children: 'tea' }]],
  ['children', ['ul', { children: [library.jsx('li', { children: 1 }, 'one')] }]],
  ['a component', [Tea, { name: 'Assam' }]],
  ['a key', [Tea, { name: 'Assam' }, 'assam']],
  ['a key that is a number', ['li', {}, 0]],
  ['a key among what is spread', ['li', { key: 'spread', children: 'x' }]],
  ['a reference', ['input', { ref: createRef(), name: 'q' }]],
  ['properties of a class', [WithDefaults, {}]],
  ['a fragment', [Fragment, { children: 'tea' }]]
]

/** Without what the library adds in development. */
function read(element: ReturnType<typeof jsx>) {
  const { type, key, props } = element
  const { $$typeof, ref } = element as unknown as { $$typeof: symbol; ref: unknown }
  return { $$typeof, type: type as unknown, key, ref, props: { ...(props as object) } }
}

// The library warns of some of these, which is not what is tested here.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

describe.each(CASES)('%s', (_what, args) => {
  it('is the same element as of the library', () => {
    expect(read(jsx(...args))).toEqual(read(library.jsx(...args)))
    expect(read(jsxs(...args))).toEqual(read(library.jsxs(...args)))
  })

  it('is the same markup', () => {
    expect(renderToStaticMarkup(jsx(...args))).toBe(renderToStaticMarkup(library.jsx(...args)))
  })
})

it('leaves what is no element to React, which says so', () => {
  const broken = jsx(undefined as unknown as 'p', {})
  expect(() => renderToStaticMarkup(broken)).toThrow(/Element type is invalid/)
})
