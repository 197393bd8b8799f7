/**
 * Memoizes a mapping by the platform's response. The server caches
 * responses between renders; a page of content has hundreds of
 * parts, and sanitizing them for every request costs as much as the render: without it a page takes a quarter
 * more processor time (varied addresses, Node 24).
 * The result is shared and must not be mutated.
 */
export function mapOnce<Answer, Mapped>(map: (answer: Answer) => Mapped): (answer: Answer) => Mapped {
  const known = new WeakMap<object, Mapped>()
  return answer => {
    // A response that is not an object is malformed and cannot be a key.
    if (typeof answer !== 'object' || answer === null) return map(answer)
    const earlier = known.get(answer)
    if (earlier !== undefined) return earlier
    const mapped = map(answer)
    known.set(answer, mapped)
    return mapped
  }
}
