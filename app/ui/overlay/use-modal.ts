import { useEffect, useRef, type PointerEvent, type SyntheticEvent } from 'react'

interface ModalOptions {
  open: boolean
  onClose: () => void
  /** How long after closing the focus returns to the opener, in milliseconds. */
  focusDelay: number
  /** False: neither Escape nor a click outside closes it. */
  dismissible: boolean
}

/**
 * Opens a native modal dialog and returns the focus to where it
 * was afterwards. Render the dialog only while `open`.
 */
export function useModal({ open, onClose, focusDelay, dismissible }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    ref.current?.showModal()
    return () => {
      setTimeout(() => returnFocus(opener), focusDelay)
    }
  }, [open, focusDelay])

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file chooser or another dialog inside sends the same event upwards.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (dismissible) onClose()
    },
    /** Browsers let a page cancel only one Escape in a row, and close the dialog on the next. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return
      if (dismissible) onClose()
      else event.currentTarget.showModal()
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      if (dismissible && event.target === event.currentTarget) onClose()
    }
  }
}

/** Does not move the focus if the shopper has moved it in the meantime. */
function returnFocus(opener: Element | null) {
  const isFree = document.activeElement === null || document.activeElement === document.body
  if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus()
}
