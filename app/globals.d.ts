import type { AppConfig } from './config/app-config'

declare global {
  interface Window {
    /** Written into the page by the framework. */
    __CONFIG__: { app: AppConfig }
  }
}

export {}
