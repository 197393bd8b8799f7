/** In the browser: the address of a built file. `path` is relative to the build folder. */
export const getAssetUrl = (path = ''): string => `${__webpack_public_path__}${path}`
