import { randomBytes } from 'node:crypto'

/** What would end the script element that holds the state, or begin a comment in it. */
const TAG_OPENER = /</g

const write = (value: unknown, space?: number): string =>
  (JSON.stringify(value, null, space) ?? 'null').replace(TAG_OPENER, '\\u003c')

/** Stands for the data of a query until all is written; no data can guess it. */
const PLACE = randomBytes(8).toString('hex')
const PLACES = new RegExp(`"${PLACE} (\\d+)"`, 'g')

/** Pages share the platform's answers, and what was made of them (`share-answers`). */
const written = new WeakMap<object, string>()

function writeOnce(data: object): string {
  const known = written.get(data)
  if (known !== undefined) return known
  const json = write(data)
  written.set(data, json)
  return json
}

/** Lists are put together for each request, what is in them is not. */
const writeData = (data: object): string =>
  Array.isArray(data)
    ? `[${data.map((each: unknown) => (isObject(each) ? writeOnce(each) : write(each))).join(',')}]`
    : writeOnce(data)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

interface PageState {
  /** The same for the life of the process. */
  __CONFIG__?: unknown
  __PRELOADED_STATE__?: { __STATE_MANAGEMENT_LIBRARY?: { queries?: { state: { data?: unknown } }[] } }
}

/** The state without the configuration and its queries' data, which `take` replaces. */
function takeData(state: unknown, take: (data: object) => string): unknown {
  const page = state as PageState | undefined
  const library = page?.__PRELOADED_STATE__?.__STATE_MANAGEMENT_LIBRARY
  if (!page || !library?.queries) return state
  const queries = library.queries.map(query =>
    isObject(query.state.data) ? { ...query, state: { ...query.state, data: take(query.state.data) } } : query
  )
  const config = page.__CONFIG__
  return {
    ...page,
    ...(isObject(config) ? { __CONFIG__: take(config) } : {}),
    __PRELOADED_STATE__: { ...page.__PRELOADED_STATE__, __STATE_MANAGEMENT_LIBRARY: { ...library, queries } }
  }
}

/**
 * In place of the framework's serializer: the page's state is JSON in a script element, in which only a tag can do
 * harm. The other one writes each slash of each address with six characters, and looks for functions and dates. What
 * queries have read is written once for all pages that read the same, and so is the configuration.
 */
export default function serializeState(state: unknown, { space }: { space?: number } = {}): string {
  if (space) return write(state, space)
  const data: string[] = []
  const rest = write(takeData(state, value => `${PLACE} ${data.push(writeData(value)) - 1}`))
  return rest.replace(PLACES, (_place, index: string) => data[Number(index)] ?? 'null')
}
