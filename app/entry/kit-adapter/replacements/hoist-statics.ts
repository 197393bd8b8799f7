/** Static properties that React reads; a wrapper has its own. */
const OF_REACT = new Set([
  '$$typeof',
  'childContextTypes',
  'compare',
  'contextType',
  'contextTypes',
  'defaultProps',
  'displayName',
  'getDefaultProps',
  'getDerivedStateFromError',
  'getDerivedStateFromProps',
  'mixins',
  'propTypes',
  'render',
  'type'
])

/**
 * In the browser, for the package `hoist-non-react-statics` of router and lazy loading: gives a wrapper the statics of the
 * component in it. The library asks `react-is` for the kind of each; together they weigh a kilobyte of every first view.
 */
export default function hoistStatics<Target extends object>(target: Target, source: unknown): Target {
  if (source === null || (typeof source !== 'object' && typeof source !== 'function')) return target
  for (const name of Reflect.ownKeys(source)) {
    const descriptor = Object.getOwnPropertyDescriptor(source, name)
    if (descriptor && !OF_REACT.has(String(name)) && !Object.hasOwn(target, name) && !isOfFunctions(name))
      Object.defineProperty(target, name, descriptor)
  }
  return target
}

/** Every function has them, also arrow functions that lack one. */
const isOfFunctions = (name: string | symbol) =>
  ['name', 'length', 'prototype', 'caller', 'callee', 'arguments', 'arity'].includes(String(name))
