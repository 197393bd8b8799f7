import library from 'hoist-non-react-statics'
import { Component, forwardRef, memo } from 'react'
import hoistStatics from './hoist-statics'

class Page extends Component {
  static loader = () => 'tea'
  static defaultProps = { a: 1 }
  static displayName = 'Page'
  static getDerivedStateFromProps = () => null
  override render() {
    return null
  }
}
const Part = Object.assign(() => null, { preload: () => 'code', propTypes: {} })

it.each([
  ['a class', Page],
  ['a function', Part],
  ['a memoized component', Object.assign(memo(Part), { load: 1 })],
  [
    'one with a ref',
    Object.assign(
      forwardRef(() => null),
      { load: 1 }
    )
  ]
])('gives a wrapper the statics of %s, but those of React', (_what, source) => {
  // The library also copies what every function inherits.
  const keys = (hoist: typeof hoistStatics) =>
    Reflect.ownKeys(
      hoist(
        Object.assign(() => null, {}),
        source
      )
    ).filter(name => !(name in Function.prototype))
  expect(keys(hoistStatics)).toEqual(keys(library as typeof hoistStatics))
})

it('leaves alone what the wrapper has itself', () => {
  const own = () => 'own'
  expect(
    hoistStatics(
      Object.assign(() => null, { loader: own }),
      Page
    ).loader
  ).toBe(own)
})

it('takes nothing from what is no component', () => {
  expect(Reflect.ownKeys(hoistStatics({}, 'div'))).toEqual([])
})
