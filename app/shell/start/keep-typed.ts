import { isTakenOver } from './taken-over'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whoever has not been taken over by then never is. */
const PATIENCE_MS = 30_000

/**
 * React has an element before the form around it has begun, which on a slow phone may be later: the field gets its
 * value again after these milliseconds.
 */
const AGAIN_MS = [0, 300, 1_500]

/**
 * Keeps what a visitor fills in before the page is taken over: forms begin with their own values then, and would
 * neither show nor send what was typed, chosen or restored by the browser. Each field gets it again, as if it were
 * typed once more, as soon as React has it.
 *
 * @returns what ends it.
 */
export function keepTyped(root: Element): () => void {
  const typed = new Map<Field, { value: string | boolean; takenOverAt?: number; times: number }>()
  const note = (field: EventTarget | null) => {
    if (!isField(field) || !root.contains(field)) return
    // What comes after the page was taken over is the form's own business.
    if (isTakenOver(field)) typed.delete(field)
    else typed.set(field, { value: readField(field), times: 0 })
  }
  const onInput = ({ target, isTrusted }: Event) => {
    if (isTrusted || !isOurs) note(target)
  }
  for (const field of root.querySelectorAll('input, select, textarea'))
    if (isField(field) && readField(field) !== readDefault(field)) note(field)

  let isOurs = false
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    for (const type of ['input', 'change']) document.removeEventListener(type, onInput, true)
  }
  const look = (now: number) => {
    for (const [field, entry] of typed) {
      if (field.isConnected && !isTakenOver(field)) continue
      entry.takenOverAt ??= now
      if (now - entry.takenOverAt < (AGAIN_MS[entry.times] ?? 0)) continue
      entry.times += 1
      if (!field.isConnected || entry.times >= AGAIN_MS.length) typed.delete(field)
      isOurs = true
      if (field.isConnected) type(field, entry.value)
      isOurs = false
    }
    frame = requestAnimationFrame(look)
  }
  const timer = setTimeout(end, PATIENCE_MS)
  for (const kind of ['input', 'change']) document.addEventListener(kind, onInput, true)
  look(performance.now())
  return end
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const readField = (field: Field) => (isTicked(field) ? field.checked : field.value)

function readDefault(field: Field): string | boolean {
  if (isTicked(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  const first = options.find(option => option.defaultSelected) ?? options.find(option => !option.disabled)
  return first?.value ?? ''
}

/** React compares with what it has set itself, so the value is set past it. */
function type(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    // A click is what React listens to, and it turns the box over.
    if (field.checked === value) setPlain(field, 'checked', !value)
    field.click()
    return
  }
  setPlain(field, 'value', value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function setPlain(field: Field, name: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
}
