import { TAKES_OVER } from '../../ui/form/takes-over'
import { nameElements } from './name-elements'
import { isPageTakenOver, isTakenOver } from './taken-over'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Value = string | boolean

/** Fields that React has not hydrated by then will not be. */
const PATIENCE_MS = 30_000

/**
 * React has an element before the form around it has begun, which on a slow phone may be later: the field gets its
 * value again after these milliseconds.
 */
const AGAIN_MS = [0, 300, 1_500]
const SETTLED_MS = 1_500

/**
 * Keeps what a visitor fills in before the page is taken over: forms begin with their own values then, and would
 * neither show nor send what was typed, chosen or restored by the browser. Each field gets it again, as if it were
 * typed once more (and left, unless the visitor is still in it), as soon as React has it. What the form makes of it, or
 * the visitor after that, stays. A field that takes over itself (`TAKES_OVER`) is left to itself. Once the
 * address has changed nobody is owed anything: a choice that leads elsewhere shows what is there.
 *
 * Where React makes the page anew instead, because a rendering failed or an extension of the browser has put elements
 * into it, the field that takes a field's place gets what was in it, and the focus.
 *
 * @returns what ends it.
 */
export function keepTyped(root: Element): () => void {
  const listFields = () => [...root.querySelectorAll('input, select, textarea')].filter(isField)
  const fields = nameElements(listFields())
  const served = new Map([...fields.values()].map(field => [field, readDefault(field)]))
  const typed = new Map<Field, Typed>()
  /** When React was first seen to have a field. */
  const takenOverAt = new Map<Field, number>()
  const { pathname, search } = window.location
  let focused = document.activeElement
  const hasLeft = () => window.location.pathname !== pathname || window.location.search !== search
  let isOurs = false
  let frame = 0

  const note = (field: Field) => {
    const since = takenOverAt.get(field)
    // By then the form has begun, and what comes is its own business.
    if (since !== undefined && performance.now() - since > SETTLED_MS) typed.delete(field)
    // Of a choice only what is chosen: that takes it from the others.
    else if (field.type === 'radio' && readField(field) === false) typed.delete(field)
    else typed.set(field, { value: readField(field), times: 0 })
  }
  const isKept = (field: Field) => served.has(field) && !field.hasAttribute(TAKES_OVER)
  const onInput = ({ target }: Event) => {
    if (!isOurs && isField(target) && isKept(target)) note(target)
  }
  const replace = () => {
    let made: Map<string, Field> | undefined
    for (const [name, field] of fields) {
      if (field.isConnected || takenOverAt.has(field)) continue
      made ??= nameElements(listFields().filter(next => isTakenOver(root, next)))
      const next = made.get(name)
      if (!next) continue
      const wasServed = served.get(field) ?? ''
      const value = readField(field)
      fields.set(name, next)
      served.set(next, wasServed)
      if (field === focused) next.focus({ preventScroll: true })
      if (value !== wasServed && (value !== false || field.type !== 'radio'))
        typed.set(next, { value, times: 0 })
    }
  }
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    for (const kind of ['input', 'change']) document.removeEventListener(kind, onInput, true)
  }
  const look = () => {
    if (hasLeft()) return end()
    const now = performance.now()
    if (isPageTakenOver(root)) replace()
    else focused = document.activeElement
    for (const field of fields.values())
      if (!takenOverAt.has(field) && isTakenOver(root, field)) takenOverAt.set(field, now)
    for (const [field, entry] of typed) {
      const since = takenOverAt.get(field)
      if (!field.isConnected) typed.delete(field)
      if (since === undefined || !field.isConnected) continue
      if (entry.times > 0) entry.left ??= readField(field)
      if (now - since < (AGAIN_MS[entry.times] ?? 0)) continue
      const value = readAgain(readField(field), served.get(field), entry)
      isOurs = true
      if (value !== undefined) type(field, value)
      isOurs = false
      entry.times = value === undefined ? AGAIN_MS.length : entry.times + 1
      if (entry.times >= AGAIN_MS.length) typed.delete(field)
    }
    const isSettled = (field: Field) =>
      !field.isConnected || now - (takenOverAt.get(field) ?? Infinity) > SETTLED_MS
    if (typed.size === 0 && isPageTakenOver(root) && [...fields.values()].every(isSettled)) end()
    else frame = requestAnimationFrame(look)
  }

  for (const [field, value] of served) if (isKept(field) && readField(field) !== value) note(field)
  const timer = setTimeout(end, PATIENCE_MS)
  for (const kind of ['input', 'change']) document.addEventListener(kind, onInput, true)
  look()
  return end
}

/** What was filled in, how often the field got it again, and what it held after the first time. */
interface Typed {
  value: Value
  times: number
  left?: Value
}

/** @returns what the field gets now; undefined once the visitor has changed it since. */
function readAgain(now: Value, served: Value | undefined, { value, left }: Typed): Value | undefined {
  if (left === undefined) return value
  // A form that began after all knows nothing of what is shown, or has put its own value back.
  if (now === left) return left
  return now === served ? value : undefined
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const readField = (field: Field) => (isTicked(field) ? field.checked : field.value)

function readDefault(field: Field): Value {
  if (isTicked(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  const first = options.find(option => option.defaultSelected) ?? options.find(option => !option.disabled)
  return first?.value ?? ''
}

/** As if it were typed again. */
function type(field: Field, value: Value): void {
  if (isTicked(field)) {
    // A click is what React listens to, and it turns the box over.
    if (field.checked === value) setPlain(field, 'checked', !value)
    field.click()
    return
  }
  setPlain(field, 'value', value)
  // React tells nobody of a value that it has seen in the field already.
  ;(field as Tracked)._valueTracker?.setValue('')
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  // Many a field says only then what is wrong with it, or mends it.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

type Tracked = Field & { _valueTracker?: { setValue(value: string): void } }

/** Past React, which notes what is set. */
function setPlain(field: Field, name: 'value' | 'checked', value: Value): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
}
