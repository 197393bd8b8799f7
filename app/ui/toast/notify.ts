import type { ToastKind } from './toast-container'

type ToastModule = typeof import('./toast-container')

let loading: Promise<ToastModule> | undefined
const waiting = new Set<(module: ToastModule) => void>()

/** The library behind toasts is fetched with the first one. */
function loadToasts(): Promise<ToastModule> {
  loading ??= import('./toast-container').then(
    module => {
      waiting.forEach(tell => tell(module))
      return module
    },
    (error: unknown) => {
      // One lost packet shall not cost every message to come.
      loading = undefined
      throw error
    }
  )
  return loading
}

/** Calls back once toasts are needed; answers how to unsubscribe. */
export function onToastsLoaded(tell: (module: ToastModule) => void): () => void {
  waiting.add(tell)
  loading?.then(module => waiting.has(tell) && tell(module)).catch(() => undefined)
  return () => waiting.delete(tell)
}

/**
 * Shows a short message at the edge of the screen, for 5 seconds unless told otherwise (requirement 2.9).
 * Never rejects: where its code cannot be loaded the message is lost, and nothing else.
 */
export async function notify(message: string, kind: ToastKind = 'info', durationMs?: number): Promise<void> {
  const toasts = await loadToasts().catch(() => undefined)
  toasts?.showToast(message, kind, durationMs)
}
