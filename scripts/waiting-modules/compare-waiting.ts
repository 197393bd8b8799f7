/**
 * What is wrong with the list of waiting modules, in words; nothing when it is true.
 *
 * @param listed modules by the feature that waits for them
 * @param unreached modules that no entry of the project reaches
 */
export function compareWaiting(
  listed: Readonly<Record<string, readonly string[]>>,
  unreached: readonly string[]
): string[] {
  const waiting = Object.entries(listed).flatMap(([feature, files]) => files.map(file => ({ feature, file })))
  const named = new Set<string>()
  const twice = waiting.filter(({ file }) => named.has(file) || !named.add(file))
  return [
    ...unreached
      .filter(file => !named.has(file))
      .map(file => `${file}: nothing reaches it and no feature waits for it; use it or remove it`),
    ...waiting
      .filter(({ file }) => !unreached.includes(file))
      .map(({ feature, file }) => `${file}: does not wait for "${feature}" any more; take it off the list`),
    ...twice.map(({ file }) => `${file}: is listed twice`)
  ]
}
