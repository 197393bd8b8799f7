import { ADDRESS_LIST, CONTENT_PATHS } from './address-table'

const splitPath = (path: string): string[] => path.split('/')

/** Addresses without patterns of their own for a segment: product paths lead to their spelling by their number. */
const SPELLINGS = [...ADDRESS_LIST.map(({ pattern }) => pattern), ...Object.values(CONTENT_PATHS)]
  .filter(pattern => !/[(*]/.test(pattern))
  .map(splitPath)

const isVariable = (segment: string): boolean => segment.startsWith(':')

/**
 * A path of the shop with its fixed segments as the address table spells them (requirement 1.2): "/Login" becomes
 * "/login". Ids, order numbers and tokens in it stay as they are, and so does a path that is not in the table.
 */
export function spellPath(path: string): string {
  const segments = splitPath(path)
  const spelling = SPELLINGS.find(
    candidate =>
      candidate.length === segments.length &&
      candidate.every((part, index) => isVariable(part) || part === segments[index]?.toLowerCase())
  )
  return spelling
    ? spelling.map((part, index) => (isVariable(part) ? segments[index] : part)).join('/')
    : path
}
