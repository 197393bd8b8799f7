/** The build names the chunks of calls of `loadable`, by this name. */
export { default as loadable, loadableReady } from '@loadable/component'
