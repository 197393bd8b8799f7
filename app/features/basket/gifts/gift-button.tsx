import { useState, type ReactNode } from 'react'
import { LateDialog } from '../components/late-dialog'

interface GiftButtonProps {
  label: string
  /** Read out behind the label. */
  subject: string
  disabled: boolean
  /** The dialog, whose code is loaded with the first press, and again after a failure. */
  children: (onClose: () => void) => ReactNode
}

/** Opens the form of a present in the cart. */
export function GiftButton({ label, subject, disabled, children }: GiftButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center text-sm"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span>{label}</span>
        <span className="sr-only">{` ${subject}`}</span>
      </button>
      {isOpen && (
        <LateDialog name="basket: gift" onClose={close}>
          {children(close)}
        </LateDialog>
      )}
    </>
  )
}
