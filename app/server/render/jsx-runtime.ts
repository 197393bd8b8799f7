import { Fragment, jsx as createElement } from 'react/jsx-runtime'
import type { ElementType, Key } from 'react'

type Props = Record<string, unknown>

const ELEMENT = Symbol.for('react.element')

/**
 * Takes the place of React's own JSX runtime in the server's bundle. React 18
 * copies the properties of each element one by one; on a page of a thousand
 * elements that costs more than what they contain, and leaves objects that the
 * engine reads slowly. JSX makes a new object for each element anyway, so it is
 * used as it is, the way React 19 does. What needs more than that goes to React.
 */
export function jsx(type: ElementType, props: Props, key?: Key): unknown {
  if (props.ref !== undefined || props.key !== undefined || hasDefaults(type)) {
    return createElement(type, props, key)
  }
  return {
    $$typeof: ELEMENT,
    type,
    key: key === undefined ? null : String(key),
    ref: null,
    props,
    _owner: null
  }
}

export { Fragment, jsx as jsxs }

const hasDefaults = (type: ElementType) =>
  typeof type !== 'string' && (type as { defaultProps?: object } | undefined)?.defaultProps !== undefined
