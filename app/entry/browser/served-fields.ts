import { nameElements } from './name-elements'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const listFields = (root: Element) =>
  nameElements([...root.querySelectorAll('input, select, textarea')].filter(isField))

/**
 * React throws the server's elements away where it cannot hydrate them: where a browser extension has inserted elements
 * of its own, or a rendering failed. The values and the focus of their fields would be lost.
 *
 * To be called before hydration. Returns a function that enters their values into the fields that replace them, and
 * moves the focus there.
 */
export function keepServedFields(root: Element): () => void {
  const served = listFields(root)
  const initial = new Map([...served.values()].map(field => [field, readInitial(field)]))
  const { href } = window.location
  let focused: EventTarget | null = document.activeElement
  document.addEventListener('focusin', ({ target }) => (focused = target), true)

  return () => {
    // The fields of the next page are its own.
    if (window.location.href !== href) return served.clear()
    const fields = listFields(root)
    for (const [name, old] of served) {
      const field = fields.get(name)
      if (old.isConnected || !field) continue
      served.delete(name)
      if (old === focused) field.focus({ preventScroll: true })
      if (readField(old) !== initial.get(old)) enter(field, old)
    }
  }
}

function enter(field: Field, old: Field): void {
  if (isTicked(field)) {
    // A radio button that is not chosen follows from the one that is.
    const value = readField(old)
    if (field.checked !== value && (value || field.type === 'checkbox')) field.click()
    return
  }
  // Past React, which compares an event's value with the one that was last set on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const readField = (field: Field) => (isTicked(field) ? field.checked : field.value)

function readInitial(field: Field): string | boolean {
  if (isTicked(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (
    (options.find(option => option.defaultSelected) ?? options.find(option => !option.disabled))?.value ?? ''
  )
}
