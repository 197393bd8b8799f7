/** The parts of the framework we use; it ships no types of its own. */
declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/components/route-component' {
  export function getRoutes(locals: object): unknown[]
  export function routeComponent(component: object, isPage: boolean, locals: object): unknown
}
declare module '@salesforce/pwa-kit-runtime/ssr/server/express' {
  import type { Express, RequestHandler } from 'express'
  export interface Runtime {
    createHandler(
      options: Record<string, unknown>,
      customize: (app: Express) => void
    ): { handler: (event: object, ...rest: unknown[]) => unknown; app: Express }
    render: RequestHandler
    serveStaticFile(path: string): RequestHandler
  }
  export function getRuntime(): Runtime
}
declare module '@salesforce/pwa-kit-runtime/utils/logger-instance' {
  type Log = (message: string, options: { namespace: string }) => void
  const logger: { info: Log; error: Log }
  export default logger
}
declare module '@salesforce/pwa-kit-runtime/utils/ssr-proxying' {
  /** Headers as the edge hands them to the request processor. */
  export class Headers {
    constructor(headers: Record<string, { key: string; value: string }[]>, format: 'aws')
    getHeader(name: string): string | undefined
  }
}

declare module '@salesforce/pwa-kit-runtime/utils/ssr-config' {
  export function getConfig(): { app: unknown; ssrParameters: unknown }
}
declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/errors' {
  export class HTTPError extends Error {
    constructor(status: number, message?: string)
    status: number
  }
}
declare module '@loadable/server' {
  export class ChunkExtractor {
    constructor(options: { stats: object; publicPath: string })
    /** Chunks of a page, in order of use. */
    chunks: string[]
    addChunk(chunk: string): void
    getScriptElements(): import('react').ReactElement[]
  }
  export const ChunkExtractorManager: import('react').ComponentType<{
    extractor: { addChunk(chunk: string): void }
    children: import('react').ReactNode
  }>
}
