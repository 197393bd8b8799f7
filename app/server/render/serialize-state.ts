/** What would end the script element that holds the state, or begin a comment in it. */
const TAG_OPENER = /</g

/**
 * In place of the framework's serializer: the page's state is JSON in a script element, in which only a tag can do
 * harm. The other one writes each slash of each address with six characters, and looks for functions and dates.
 */
export default function serializeState(state: unknown, { space }: { space?: number } = {}): string {
  return JSON.stringify(state, null, space).replace(TAG_OPENER, '\\u003c')
}
