import type { SiteId } from '../sites/site'

/** Who is calling: read from the bearer token by the access guard. */
export interface Caller {
  siteId: SiteId
  customerId: string
  usid: string
  registered: boolean
  clientId: string
  /** That the request asked for, e.g. "de-AT"; undefined without one. */
  locale?: string
}
