import { createContext, useContext, type ComponentType } from 'react'
import lateComponent, { type LoadableComponent, type OptionsWithResolver } from '@loadable/component'

export { loadableReady } from '@loadable/component'

type Props = Record<string, unknown>
type Module = ComponentType<Props> | { default: ComponentType<Props> }

const LateProps = createContext<Props>({})

/**
 * A component whose code is a file of its own. The build's plugin finds calls by the name `loadable` and adds the
 * names of their chunks.
 *
 * The properties pass the library's component by, which is never rendered again while its code is on the way. React 18
 * loses the state that a class sets while it is rendered again in a transition, as on the first navigation
 * (`hydrateBeforeNavigating`): the code was there, and the page stayed at its spinner.
 */
export const loadable = ((ask: () => Promise<Module>, options?: OptionsWithResolver<Props, Module>) => {
  let known: ComponentType<Props> | undefined
  const resolve = options?.resolveComponent ?? (module => ('default' in module ? module.default : module))
  const Late = lateComponent(ask as () => Promise<Module>, {
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
