import { useContext, type FormHTMLAttributes } from 'react'
import { HrefContext } from '../action/link-context'

/**
 * A GET form to an address of the shop, which also works without scripts.
 * Browsers replace the query of `action` by the fields, so site and locale in it become hidden fields.
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
