/** The address of the build's files on the server, as the framework forms it. */
const findBundle = () =>
  `${process.env.MRT_ENV_BASE_PATH ?? ''}/mobify/bundle/${process.env.BUNDLE_ID || 'development'}/`

/** The address of a built file; `path` is relative to the build folder. */
export const getAssetUrl = (path = ''): string =>
  `${typeof window === 'undefined' ? findBundle() : window.Progressive.buildOrigin}${path}`
