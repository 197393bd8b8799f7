import { PlatformError } from './platform-error'

/**
 * Reads one value of a response: the value itself where it is valid, a repaired copy, or undefined if
 * unusable. `drop` is called with the path of each dropped member.
 */
export type Reader = (value: unknown, path: string, drop: (path: string) => void) => unknown

/** One reader for each operation whose responses are relied on. */
export type Answers<Operations> = { readonly [Name in keyof Operations]?: Reader }

export const text: Reader = value => (typeof value === 'string' ? value : undefined)
/** A text used as a key: must not be empty. */
export const id: Reader = value => (value === '' ? undefined : text(value, '', ignore))
export const number: Reader = value => (Number.isFinite(value) ? value : undefined)
export const flag: Reader = value => (typeof value === 'boolean' ? value : undefined)

const ignore = () => undefined

/**
 * Longest path of an object that is read, in characters. This bounds the depth of trees, since deep ones
 * would exhaust the stack.
 */
const MAX_PATH_LENGTH = 200

/** A list without the entries that cannot be used. */
export const listOf =
  (read: Reader): Reader =>
  (value, path, drop) => {
    if (!Array.isArray(value)) return undefined
    const entries: unknown[] = value
    const usable = entries.flatMap(entry => {
      const known = read(entry, `${path}[]`, drop)
      if (known === undefined) drop(`${path}[]`)
      return known === undefined ? [] : [known]
    })
    return usable.length === entries.length && usable.every((entry, index) => entry === entries[index])
      ? entries
      : usable
  }

/** An object with any names, without the members that cannot be used. */
export const recordOf =
  (read: Reader): Reader =>
  (value, path, drop) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(value).map(
      ([name, entry]) => [name, entry, read(entry, `${path}.*`, drop)] as const
    )
    if (entries.every(([, entry, known]) => known === entry && known !== undefined)) return value
    return Object.fromEntries(
      entries.flatMap(([name, , known]) => (known === undefined ? [] : [[name, known]]))
    )
  }

type Readers = Record<string, Reader>

/**
 * An object that cannot be used without its `needed` members; of the `others`, those of the wrong type
 * are left out. Members that a shape does not name stay as they are, such as the shop's own attributes.
 */
export function shape(needed: Readers, others: Readers = {}): Reader {
  const members = [
    ...Object.entries(needed).map(([name, read]) => ({ name, read, isNeeded: true })),
    ...Object.entries(others).map(([name, read]) => ({ name, read, isNeeded: false }))
  ]
  return (value, path, drop) => {
    if (!isRecord(value) || path.length > MAX_PATH_LENGTH) return undefined
    let mended: Record<string, unknown> | undefined
    for (const { name, read, isNeeded } of members) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined
      const at = path ? `${path}.${name}` : name
      const known = given === undefined || given === null ? undefined : read(given, at, drop)
      if (known === undefined && isNeeded) {
        drop(at)
        return undefined
      }
      if (known === given) continue
      mended ??= { ...value }
      if (known !== undefined) {
        mended[name] = known
        continue
      }
      delete mended[name]
      // Many responses have null for a missing value.
      if (given !== null) drop(at)
    }
    return mended ?? value
  }
}

/** For recursive shapes: built once, on first use. */
export function later(build: () => Reader): Reader {
  let read: Reader | undefined
  return (...given) => (read ??= build())(...given)
}

/** The response without unusable members. Dropped members are logged, each kind once per process or tab. */
export function readAnswer(operation: string, read: Reader, answer: unknown): unknown {
  const known = read(answer, '', path => logOnce(`${operation} ${path}`))
  if (known !== undefined) return known
  throw new PlatformError({ kind: 'unreadable', operation, detail: 'the response lacks required members' })
}

/** Operations and names of members; the set is bounded, since all of them are ours. */
const logged = new Set<string>()
const MAX_LOGGED = 500

function logOnce(place: string): void {
  if (logged.has(place) || logged.size >= MAX_LOGGED) return
  logged.add(place)
  // eslint-disable-next-line no-console -- the shop's operators can fix the data; logs paths only, no values
  console.warn(`platform: left out unusable member ${place}`)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
