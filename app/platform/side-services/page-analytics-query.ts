import { findPageKind } from '../../visit/addresses/find-address'
import { encodeText } from '../http/encode'

/** Data of a page, without data of the visitor. */
export interface PageFacts {
  /** Without site, locale and query. */
  path: string
  /** Path of the shop's page before this one. */
  referrer?: string
  /** In CSS pixels, e.g. 1440x900. */
  resolution?: string
  categoryId?: string
  /** Found or listed on the page. */
  productIds?: string[]
  resultCount?: number
  type?: string
  productId?: string
  detail?: string
}

/** Longer addresses are not accepted everywhere (requirement 12.2). */
const MOST_CHARACTERS = 2_000

/**
 * Builds the address of a page's image request. Fields, and single products, that would
 * make it longer than 2,000 characters are left out.
 */
export function buildPageQuery(address: string, facts: PageFacts): string {
  const {
    path,
    referrer,
    resolution,
    categoryId,
    productIds = [],
    resultCount,
    type,
    productId,
    detail
  } = facts
  const fields: [string, string | number | undefined][] = [
    ['url', hidePersonalPart(path)],
    ['type', type],
    ['pid', productId],
    ['detail', detail],
    ['cgid', categoryId],
    ['count', resultCount],
    ['res', resolution],
    ['ref', referrer && hidePersonalPart(referrer)],
    ...productIds.map((id): [string, string] => ['pr', id])
  ]
  return fields.reduce((url, [name, value]) => {
    if (value === undefined || value === '') return url
    const longer = `${url}${url === address ? '?' : '&'}${name}=${encodeText(value)}`
    return longer.length > MOST_CHARACTERS ? url : longer
  }, address)
}

/** Queries contain phrases and tokens, and so do the paths of personal pages: only their name is sent. */
export function hidePersonalPart(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return findPageKind(plain) === 'personal' ? `/${plain.split('/')[1]}` : plain
}
