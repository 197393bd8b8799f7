import { forwardRef, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import { Icon } from '../media/icon'
import { GetForm } from '../form/get-form'

interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Path of the results page without site and locale; the phrase is sent as `q`. */
  action: string
  label: string
  submitLabel: string
  onSearch?: (event: FormEvent<HTMLFormElement>) => void
  /** Below the field: suggestions. */
  children?: ReactNode
}

/** The search form; works without scripts, too. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { action, label, submitLabel, onSearch, children, ...input },
  ref
) {
  return (
    <GetForm role="search" action={action} className="search-field" onSubmit={onSearch}>
      <input
        ref={ref}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        className="input search-input"
        {...input}
      />
      <button type="submit" aria-label={submitLabel} className="icon-button search-submit">
        <Icon name="search" small />
      </button>
      {children}
    </GetForm>
  )
})
