import { PlatformError } from './platform-error'

/**
 * Checks a call's named parameters before it is sent (requirement 13.1): without
 * any MissingParameters is thrown, otherwise the missing ones are listed.
 */
export function requireInput(operation: string, parameters: Record<string, unknown>): void {
  const missing = Object.entries(parameters)
    .filter(([, value]) => isMissing(value))
    .map(([name]) => name)
  if (missing.length === 0) return
  const none = missing.length === Object.keys(parameters).length
  throw new PlatformError({
    kind: 'input',
    operation,
    type: none ? 'MissingParameters' : undefined,
    title: none ? 'MissingParameters' : `Missing parameters: ${missing.join(', ')}`,
    detail: `Missing parameters: ${missing.join(', ')}`
  })
}

/** @throws PlatformError MissingBody (requirement 13.1). */
export function requireBody(operation: string, body: unknown): void {
  if (body !== undefined && body !== null) return
  throw new PlatformError({
    kind: 'input',
    operation,
    type: 'MissingBody',
    title: 'MissingBody',
    detail: 'The body is missing'
  })
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
