/** The cookies of a response by name, with their flags but without their lifetime. */
export const readCookies = (headers: Record<string, unknown>) =>
  new Map(
    ((headers['set-cookie'] as string[] | undefined) ?? []).map(line => {
      const [pair = '', ...flags] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      return [name, { value, flags: flags.filter(flag => !/^(Max-Age|Expires)/.test(flag)).sort() }]
    })
  )

/** A cookie jar: collects cookies over several responses. */
export function createCookieJar(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    get: (name: string) => kept.get(name),
    set: (name: string, value: string) => void kept.set(name, value),
    names: () => [...kept.keys()],
    header: () => [...kept].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    keep(lines: string[]) {
      for (const [name, { value }] of readCookies({ 'set-cookie': lines })) {
        if (value) kept.set(name, decodeURIComponent(value))
        else kept.delete(name)
      }
    }
  }
}
