import type { PlatformErrorDetails } from './platform-error'

type FaultParts = Pick<
  PlatformErrorDetails,
  'kind' | 'title' | 'type' | 'isPlatformProblem' | 'detail' | 'data'
>

/** Begin of the types of SCAPI's problems. */
const PLATFORM_PROBLEMS = 'https://api.commercecloud.salesforce.com/'

/**
 * Parses the platform's three formats of errors: SCAPI problem
 * (`title, type, detail`), OCAPI fault (`fault: {type, message, arguments}`) and
 * controller JSON (`error` true or text, `message`, `errorMessage`, `statusMessage`).
 *
 * @returns undefined for every other format; kind `status` for the same members in the form of
 *   a gateway or proxy in between, which does not know the resource.
 */
export function parseFault(body: unknown, status: number): FaultParts | undefined {
  if (!isRecord(body)) return undefined
  if (isRecord(body.fault)) {
    const { type, message } = body.fault
    return {
      // Gateways have a member of this name, too, without a type.
      kind: typeof type === 'string' ? 'fault' : 'status',
      type: text(type),
      title: text(type),
      detail: text(message),
      data: isRecord(body.fault.arguments) ? body.fault.arguments : undefined
    }
  }
  // A product list has a type, too: without an error status only the other two formats are errors.
  if (status >= 400 && (typeof body.title === 'string' || typeof body.detail === 'string')) {
    const { type, title, detail, ...data } = body
    const isPlatformProblem = typeof type === 'string' && type.startsWith(PLATFORM_PROBLEMS)
    return {
      kind: isPlatformProblem ? 'fault' : 'status',
      type: typeof type === 'string' ? lastPart(type) : undefined,
      ...(isPlatformProblem && { isPlatformProblem }),
      title: text(title),
      detail: text(detail),
      data
    }
  }
  if (body.error || body.isError) {
    const detail = [
      isRecord(body.error) ? body.error.message : undefined,
      body.errorMessage,
      body.ErrorMsg,
      body.message,
      body.statusMessage,
      body.error_description,
      body.error
    ].find(entry => typeof entry === 'string')
    return {
      // Web servers write the status text there: {"error": "Not Found"}.
      kind: status === 404 && typeof body.error === 'string' ? 'status' : 'fault',
      title: text(body.title),
      type: text(body.error),
      detail: text(detail),
      data: body
    }
  }
  if (typeof body.message === 'string' && body.status_code !== undefined) {
    return { kind: 'fault', detail: body.message }
  }
  // The payment provider lists invalid fields.
  if (status >= 400 && Array.isArray(body.errors)) return { kind: 'fault', data: body }
  return undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const lastPart = (type: string): string => type.split('/').at(-1) ?? type
