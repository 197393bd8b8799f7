import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { joinClassNames } from '../join-class-names'
import { Link, type LinkProps } from './link'

interface ButtonLook {
  /** One primary button per view. */
  kind?: 'primary' | 'secondary' | 'quiet'
  small?: boolean
  /** Full width of its column. */
  wide?: boolean
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner in place of the label, keeps the width and ignores clicks. */
  busy?: boolean
  icon?: ReactNode
}

/** A button, of type "button" by default. Stays focusable while busy. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'primary', small, wide, busy, icon, className, children, type = 'button', onClick, ...rest },
  ref
) {
  return (
    <button
      ref={ref}
      type={busy ? 'button' : type}
      className={joinClassNames(buttonClass({ kind, small, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      <span className="button-label">{icon ? labelWithIcon(icon, children) : children}</span>
      {busy && <span className="spinner" />}
    </button>
  )
})

type ButtonLinkProps = ButtonLook & LinkProps & { icon?: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  small,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link className={joinClassNames(buttonClass({ kind, small, wide }), className)} {...rest}>
      {icon ? <span className="button-label">{labelWithIcon(icon, children)}</span> : children}
    </Link>
  )
}

/** Beside an icon the text has an element of its own, which browsers' translators leave in place. */
const labelWithIcon = (icon: ReactNode, children: ReactNode) => (
  <>
    {icon}
    <span>{children}</span>
  </>
)

function buttonClass({ kind, small, wide }: ButtonLook): string {
  return joinClassNames('button', `button-${kind}`, small && 'button-small', wide && 'button-wide')
}
