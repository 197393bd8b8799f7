/** Result of a loader: data of the page, a redirect, or not found. */
export type Outcome<Data> =
  { kind: 'page'; data: Data } | { kind: 'redirect'; to: string; permanent: boolean } | { kind: 'not-found' }

export const showPage = <Data>(data: Data): Outcome<Data> => ({ kind: 'page', data })

/** To another path of the shop, without site and locale. */
export const redirectTo = (to: string, permanent = false): Outcome<never> => ({
  kind: 'redirect',
  to,
  permanent
})

export const notFound = (): Outcome<never> => ({ kind: 'not-found' })
