import { PlatformError } from '../platform/http/platform-error'
import { toRenderError } from './create-page'

it('hides the platform’s text behind the name that the error boundary knows', () => {
  const cause = new PlatformError({ kind: 'status', operation: 'getProduct', status: 500, title: 'ORA-600' })
  const error = toRenderError(cause) as Error
  expect(error.name).toBe('MaintenanceError')
  expect(String(error)).not.toContain('ORA-600')
  expect(error.cause).toBe(cause)
})

it('leaves errors of our own as they are', () => {
  const error = new TypeError('no leaf')
  expect(toRenderError(error)).toBe(error)
})
