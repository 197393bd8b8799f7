import { useState, type ReactNode } from 'react'
import { PartBoundary } from '../../../ui/frame/part-boundary'

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
  const [attempt, setAttempt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center text-sm"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => {
          setAttempt(attempt + 1)
          setOpen(true)
        }}
      >
        <span>{label}</span>
        <span className="sr-only">{` ${subject}`}</span>
      </button>
      {isOpen && (
        <PartBoundary key={attempt} name="basket: gift">
          {children(() => setOpen(false))}
        </PartBoundary>
      )}
    </>
  )
}
