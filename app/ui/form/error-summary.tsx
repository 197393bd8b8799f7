import { useEffect, useRef } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'

export interface ErrorSummaryProps {
  /** The sentence with the number of invalid fields. */
  title: (count: number) => string
  errors: FieldErrors<FieldValues>
  /** The number of submit attempts: each failed one moves the focus here. */
  submitCount: number
  /** Id of a field's control in the page. */
  idOf: (field: string) => string
}

/** Lists the fields that need attention, with links to them. */
export function ErrorSummary({ title, errors, submitCount, idOf }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const problems = listProblems(errors)

  useEffect(() => {
    if (submitCount > 0) ref.current?.focus()
  }, [submitCount])

  if (submitCount === 0 || problems.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="message message-error">
      <div className="message-text">
        <p className="font-semibold">{title(problems.length)}</p>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <button
                type="button"
                className="link text-start"
                onClick={() => document.getElementById(idOf(field))?.focus()}
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Errors of nested fields as a flat list: "shipping.city". */
function listProblems(errors: object, prefix = ''): { field: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null) return []
    const { message } = error as { message?: unknown }
    if (typeof message === 'string' && message) return [{ field: `${prefix}${name}`, message }]
    return 'type' in error ? [] : listProblems(error as object, `${prefix}${name}.`)
  })
}
