import manifest from '../../../package.json'

/** How the server names itself to everybody that it calls: some edges refuse calls without a name. */
export const USER_AGENT = `${manifest.name}/${manifest.version}`

/** `fetch` under the shop's name, for clients that bring headers of their own. */
export const namedFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('user-agent', USER_AGENT)
  return fetch(input, { ...init, headers })
}
