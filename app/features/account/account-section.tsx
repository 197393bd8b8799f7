import { useId, type ReactNode } from 'react'

/** A part of an account page on a surface of its own. */
export function AccountSection({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={title && id} className="account-section">
      {title && (
        <h2 id={id} className="heading-3">
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
