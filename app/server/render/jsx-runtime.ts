import { Fragment, jsx as make } from 'react/jsx-runtime'

type Make = typeof make

const ELEMENT = Symbol.for('react.element')

/**
 * React's own copies the properties of each element, one by one, to leave out its key and reference; compiled code
 * makes an object for each element anyway, and hardly any has one of them. React 19 does the same. Whatever is out of
 * the ordinary is React's.
 */
const makeElement: Make = (type, props, key) => {
  const isPlain =
    type !== null &&
    type !== undefined &&
    (type as { defaultProps?: object }).defaultProps === undefined &&
    !hasOwn(props, 'key') &&
    !hasOwn(props, 'ref')
  if (!isPlain) return make(type, props, key)
  const element = {
    $$typeof: ELEMENT,
    type,
    key: key === undefined ? null : `${key}`,
    ref: null,
    props,
    _owner: null
  }
  return element as unknown as ReturnType<Make>
}

const hasOwn = (props: unknown, name: string): boolean => Object.hasOwn(props as object, name)

export { Fragment, makeElement as jsx, makeElement as jsxs }
