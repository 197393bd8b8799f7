import type { ReactNode } from 'react'

interface ErrorScreenProps {
  title: string
  text: ReactNode
  /** The error's message, where it may be shown. */
  detail?: string
  stack?: string
  /** Where to go next: usually the link home. */
  action: ReactNode
}

/** The whole page failed (requirement 1.5). */
export function ErrorScreen({ title, text, detail, stack, action }: ErrorScreenProps) {
  return (
    <div role="alert" className="wrap wrap-text section grid justify-items-start gap-4">
      <h1 className="heading-1">{title}</h1>
      <div className="text-lead text-muted">{text}</div>
      {detail && <p className="font-semibold">{detail}</p>}
      {stack && <pre className="max-w-full overflow-x-auto text-xs">{stack}</pre>}
      {action}
    </div>
  )
}
