import { createContext, useContext, type ComponentType } from 'react'
import lateComponent, { type LoadableComponent, type OptionsWithResolver } from '@loadable/component'
import { SHORT_PAUSES_MS, tryAgain } from '../../lazy-loading/try-again'

export { loadableReady } from '@loadable/component'

type Props = Record<string, unknown>
type Module = ComponentType<Props> | { default: ComponentType<Props> }
type Ask = (props?: Props) => Promise<Module>
/** A call of `loadable` as the build compiles it, where the function itself imports a file. */
interface CompiledAsk {
  importAsync: Ask
}

declare module '@loadable/component' {
  /** With an option of our own. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- as the library declares it
  interface OptionsWithoutResolver<Props> {
    /** Milliseconds before each next attempt to load code that is lost on the way; by default two within four seconds. */
    pausesMs?: readonly number[]
  }
}

const LateProps = createContext<Props>({})

/**
 * A component whose code is a file of its own. The build's plugin finds calls by the name `loadable` and adds the
 * names of their chunks. Code that is lost on the way is asked for again.
 *
 * The properties pass the library's component by, which is never rendered again while its code is on the way. React 18
 * loses the state that a class sets while it is rendered again in a transition, as on the first navigation
 * (`hydrateBeforeNavigating`): the code was there, and the page stayed at its spinner.
 */
export const loadable = ((
  ask: Ask | CompiledAsk,
  { pausesMs, ...options }: Partial<OptionsWithResolver<Props, Module>> = {}
) => {
  let known: ComponentType<Props> | undefined
  const resolve = options.resolveComponent ?? (module => ('default' in module ? module.default : module))
  const Late = lateComponent(askAgain(ask, pausesMs) as Ask, {
    ...options,
    resolveComponent(module: Module, props: Props) {
      const Component = resolve(module, props)
      known ??= () => <Component {...useContext(LateProps)} />
      return known
    }
  })
  const element = <Late />
  const Loadable = (props: Props) => <LateProps.Provider value={props}>{element}</LateProps.Provider>
  Loadable.load = () => Late.load()
  return Loadable as unknown as LoadableComponent<Props>
}) as typeof lateComponent

function askAgain(ask: Ask | CompiledAsk, pausesMs: readonly number[] = SHORT_PAUSES_MS): Ask | CompiledAsk {
  if (typeof ask === 'function') return props => tryAgain(() => ask(props), pausesMs)
  return { ...ask, importAsync: props => tryAgain(() => ask.importAsync(props), pausesMs) }
}
