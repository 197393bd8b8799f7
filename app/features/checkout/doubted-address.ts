import { isPlatformError } from '../../platform/http/platform-error'

/** The code of the merchant's hook that verifies shipping addresses (decision 54). */
const DOUBTED = 'ADDRESS_DOUBTED'

/** The fields of an address that the platform doubts; undefined for any other error. */
export function readDoubtedFields(error: unknown): string[] | undefined {
  if (!isPlatformError(error) || error.data?.statusCode !== DOUBTED) return undefined
  const details = error.data.statusDetails
  const fields: unknown =
    typeof details === 'object' && details !== null && 'fields' in details ? details.fields : []
  return Array.isArray(fields) ? fields.filter(field => typeof field === 'string') : []
}
