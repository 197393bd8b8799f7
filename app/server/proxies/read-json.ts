/** The members of a JSON object in a request's or answer's body; undefined for anything else. */
export function readJson(body: unknown): Record<string, unknown> | undefined {
  if (!Buffer.isBuffer(body)) return undefined
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
