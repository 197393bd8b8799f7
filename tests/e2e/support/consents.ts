import { SHOP } from './servers'

const CATEGORIES = ['Required', 'Funcional', 'Performance', 'Marketing'] as const

/** Storage in which these categories are allowed and nothing else has been stored yet. */
export const storeConsents = (...allowed: (typeof CATEGORIES)[number][]) => ({
  cookies: CATEGORIES.map(category => ({
    name: `shop_${category}Allowed`,
    value: String(allowed.includes(category)),
    domain: new URL(SHOP).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Strict' as const
  })),
  origins: []
})

/** The default of the tests: decided, and everything optional refused. */
export const ALL_REFUSED = storeConsents('Required')
export const ALL_ALLOWED = storeConsents(...CATEGORIES)
export const UNDECIDED = { cookies: [], origins: [] }
