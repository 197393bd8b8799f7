import { createRef, type ComponentType } from 'react'
import { jsx as reactJsx } from 'react/jsx-runtime'
import { jsx } from './jsx-runtime'

const Plain: ComponentType<{ name?: string }> = () => null
const WithDefaults = Object.assign(() => null, { defaultProps: { name: 'default' } })

const readElement = (element: unknown) => {
  const { $$typeof, type, key, ref, props } = element as Record<string, unknown>
  return { $$typeof, type, key, ref, props }
}

it.each<[string, Parameters<typeof jsx>]>([
  ['an element', ['p', { className: 'a', children: 'text' }]],
  ['a keyed element', ['li', { children: ['a', 'b'] }, 7]],
  ['a component', [Plain, { name: 'a' }]],
  ['a component with defaults', [WithDefaults, { name: undefined }]],
  ['a reference', ['p', { ref: createRef(), id: 'b' }]]
])('makes of %s what React makes of it', (_what, args) => {
  expect(readElement(jsx(...args))).toEqual(readElement(reactJsx(...(args as Parameters<typeof reactJsx>))))
})

it('copies no properties', () => {
  const props = { id: 'a' }
  expect((jsx('p', props) as { props: object }).props).toBe(props)
})
