/** The code that `late-platform.ts` loads in one piece. */
export { createWaits } from './http/waits'
export { readOwnContent } from './controllers/own-content'
export { createPlatformCore, createPlatformOf } from './platform'
