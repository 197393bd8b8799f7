/** Milliseconds that a page waits for what it can do without; it is then shown without that. */
export const OPTIONAL_WAIT_MS = 2_500

/** What the work gives within the time, else undefined. The work goes on, and nobody hears of its end. */
export async function waitBriefly<Value>(
  work: Promise<Value>,
  ms = OPTIONAL_WAIT_MS
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
