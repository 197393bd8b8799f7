import { cssTransition, toast, ToastContainer as Container } from 'react-toastify/unstyled'
import { Icon } from '../media/icon'

export type ToastKind = 'info' | 'success' | 'error'

const DURATION_MS = 5000
const DRAG_PERCENT = 80
const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

/**
 * Shows one toast; the library queues it until the container is mounted.
 * @public used through the dynamic import in notify.ts
 */
export function showToast(message: string, kind: ToastKind, durationMs = DURATION_MS): void {
  toast(message, {
    type: kind,
    autoClose: durationMs,
    role: kind === 'error' ? 'alert' : 'status',
    icon: <Icon name={kind === 'success' ? 'check' : kind === 'error' ? 'warning' : 'info'} small />
  })
}

/** @public as above */
export function ToastContainer({ label }: { label: string }) {
  return (
    <Container
      aria-label={label}
      theme="dark"
      position="bottom-center"
      transition={slide}
      draggable
      draggablePercent={DRAG_PERCENT}
      closeButton={false}
      hideProgressBar
    />
  )
}
