import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { joinClassNames } from '../join-class-names'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** The action, for screen readers. */
  label: string
  icon: ReactNode
  /** For pictures and other busy backgrounds. */
  framed?: boolean
}

/** A button of one icon, 44 px in both directions. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, framed, className, type = 'button', ...rest },
  ref
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      className={joinClassNames('icon-button', framed && 'icon-button-framed', className)}
      {...rest}
    >
      {icon}
    </button>
  )
})
