/** So many attempts in so many seconds, counted from the first one. */
export interface Limit {
  attempts: number
  seconds: number
}

/** The place of a call's subject: a part of its path, its query or its JSON body, or the customer of its token. */
type SubjectPlace = { path: string } | { query: string } | { body: string } | { token: 'customer' }

export interface LimitedRoute {
  subject?: SubjectPlace
  /**
   * For calls that send a mail: beyond the limit of its subject a call is answered with this instead of 429,
   * as the platform answers when it sends one, since a mail that was asked for shortly before is on its way.
   */
  sent?: { status: number; body?: object }
  /** The platform refuses with 200 and `success: false` or `error: true`. */
  refusesIn200?: true
}

export interface LimitRule {
  /**
   * Which attempts count. `refused`: wrong ones; an attempt counts at its start, so that concurrent ones
   * count too, and is taken back after a success or a failure of the platform. `all`: each, for mails and for
   * calls that cost money.
   */
  counts: 'refused' | 'all'
  /** For each address, those of version 6 by household; callers with an unknown address count as one. */
  each: Limit
  /** For one account, order or e-mail address, from however many addresses. */
  subject?: Limit
  /** For all callers together: what many addresses may do at once. */
  all: Limit
  /** For all callers with an unknown address, where the limited call is an everyday one and no guess. */
  unknown?: Limit
  /** The routes of the proxies' rules that it counts, each `<proxy> <line>`. */
  routes?: Readonly<Record<string, LimitedRoute>>
}
