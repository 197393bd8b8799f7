import type { ToastKind } from './toast-container'

type ToastModule = typeof import('./toast-container')

let loading: Promise<ToastModule> | undefined
const waiting = new Set<(module: ToastModule) => void>()

/** The toast library is loaded with the first toast. */
function loadToasts(): Promise<ToastModule> {
  loading ??= import('./toast-container').then(
    module => {
      waiting.forEach(listener => listener(module))
      return module
    },
    (error: unknown) => {
      // One failed load must not cost all later messages.
      loading = undefined
      throw error
    }
  )
  return loading
}

/** Calls back once toasts are needed; returns the unsubscribe function. */
export function onToastsLoaded(listener: (module: ToastModule) => void): () => void {
  waiting.add(listener)
  loading?.then(module => waiting.has(listener) && listener(module)).catch(() => undefined)
  return () => waiting.delete(listener)
}

/**
 * Shows a short message at the edge of the screen, for 5 seconds by default (requirement 3.2).
 * Never rejects: where its code cannot be loaded only the message is lost.
 */
export async function notify(message: string, kind: ToastKind = 'info', durationMs?: number): Promise<void> {
  const toasts = await loadToasts().catch(() => undefined)
  toasts?.showToast(message, kind, durationMs)
}
