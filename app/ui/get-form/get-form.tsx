import { useContext, type FormHTMLAttributes } from 'react'
import { HrefContext } from '../link/link-context'

/**
 * A form that opens an address of the shop with its fields as the query, also without scripts.
 * Browsers replace the query of `action` by the fields: what names site and locale there goes along hidden.
 */
export function GetForm({
  action,
  children,
  ...form
}: FormHTMLAttributes<HTMLFormElement> & {
  /** A path without site and locale. */
  action: string
}) {
  const href = useContext(HrefContext)(action)
  const query = href.indexOf('?')
  return (
    <form {...form} action={query < 0 ? href : href.slice(0, query)}>
      {query >= 0 &&
        [...new URLSearchParams(href.slice(query))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  )
}
