import { forwardRef, type CSSProperties } from 'react'

/** Out of sight without a stylesheet, too. */
const UNSEEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap'
}

/**
 * A field that people, screen readers and password managers do not see: programs that fill in every field of a form
 * give themselves away by it (requirement 14.5). Its name is one that browsers have no value for. The form reads it
 * by the ref.
 */
export const Honeypot = forwardRef<HTMLInputElement>(function Honeypot(_props, ref) {
  return (
    <div style={UNSEEN} aria-hidden="true">
      <input
        ref={ref}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        // 1Password, LastPass, Bitwarden and Dashlane, by their own names.
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </div>
  )
})
