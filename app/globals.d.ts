import type { AppConfig } from './visit/config/app-config'

declare global {
  /** Where webpack asks for chunks; replaced by the compiler. */
  var __webpack_public_path__: string

  interface Window {
    /** Written into the page by the framework. */
    __CONFIG__: { app: AppConfig }
    /** Written into the page by the framework: where the files of its build are. */
    Progressive: { buildOrigin: string }
  }
}

export {}
