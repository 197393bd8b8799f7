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
  ['a class', Page, ['loader']],
  ['a function', Part, ['preload']],
  ['a memoized component', Object.assign(memo(Part), { load: 1 }), ['load']],
  [
    'one with a ref',
    Object.assign(
      forwardRef(() => null),
      { load: 1 }
    ),
    ['load']
  ]
])('gives a wrapper the statics of %s, but those of React', (_what, source, expected) => {
  const own = Reflect.ownKeys(() => null)
  const keys = Reflect.ownKeys(hoistStatics(() => null, source))
  expect(keys.filter(name => !own.includes(name))).toEqual(expected)
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

it('hoists nothing from a value that is no component', () => {
  expect(Reflect.ownKeys(hoistStatics({}, 'div'))).toEqual([])
})
