/**
 * A mapping that is done once for each answer of the platform. The server keeps
 * answers of cached reads between renders; a page of content has hundreds of
 * parts, and cleaning them anew for every request costs as much as the render.
 * What comes out is shared: nobody may change it.
 */
export function mapOnce<Answer, Mapped>(map: (answer: Answer) => Mapped): (answer: Answer) => Mapped {
  const known = new WeakMap<object, Mapped>()
  return answer => {
    // An answer that is no object is malformed, and nothing to remember.
    if (typeof answer !== 'object' || answer === null) return map(answer)
    const earlier = known.get(answer)
    if (earlier !== undefined) return earlier
    const mapped = map(answer)
    known.set(answer, mapped)
    return mapped
  }
}
