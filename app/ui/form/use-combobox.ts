import { useCallback, useMemo, useState, type AriaAttributes, type KeyboardEvent } from 'react'

interface ComboboxOptions {
  /** Id of the listbox; options are numbered below it in the order in which they are shown. */
  listId: string
  /** How many options the list has. */
  count: number
  /** The list is on screen. */
  isListed: boolean
  /** An arrow key asks for the list. */
  onOpen: () => void
  onEscape: () => void
  /** Enter on an option; without one the key submits the form. */
  onChoose: (index: number) => void
}

/** No option: the field itself, between the last one and the first. */
const FIELD = -1

/** Id of an option of a listbox. */
export const buildOptionId = (listId: string, index: number): string => `${listId}-option-${index}`

/**
 * Keys and names of a field with a list of proposals below it. The field keeps the focus and names the option
 * that the arrow keys are on.
 */
export function useCombobox({ listId, count, isListed, onOpen, onEscape, onChoose }: ComboboxOptions) {
  const [active, setActive] = useState(FIELD)
  const isActive = isListed && active !== FIELD && active < count

  function steer(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      setActive(FIELD)
      onEscape()
      event.preventDefault()
    } else if (event.key === 'Enter' && isActive) {
      event.preventDefault()
      onChoose(active)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onOpen()
      const stops = count + 1
      const step = event.key === 'ArrowDown' ? 1 : FIELD
      setActive(now => ((Math.min(now, count) + 1 + step + stops) % stops) + FIELD)
    }
  }

  const attributes = useMemo(
    (): AriaAttributes & { role: 'combobox' } => ({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': isActive ? buildOptionId(listId, active) : undefined
    }),
    [active, isActive, isListed, listId]
  )
  return {
    /** The option that the arrow keys are on. */
    active: isActive ? active : FIELD,
    /** The options have changed. */
    reset: useCallback(() => setActive(FIELD), []),
    steer,
    attributes
  }
}
