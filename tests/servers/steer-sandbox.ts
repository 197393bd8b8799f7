/** Calls the sandbox's console: method, path behind `/control/`, body. */
export type Steering = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

/** @throws Error with the console's answer where it refuses */
export const createSteering =
  (sandbox: string): Steering =>
  async (method, path, body) => {
    const answer = await fetch(`${sandbox}/control/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    })
    if (!answer.ok) throw new Error(`${method} /control/${path}: ${answer.status} ${await answer.text()}`)
    const text = await answer.text()
    return (text ? JSON.parse(text) : {}) as Record<string, unknown>
  }
