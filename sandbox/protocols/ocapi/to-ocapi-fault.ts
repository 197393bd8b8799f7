import { OcapiFault } from './ocapi-fault'

/** Whatever was thrown as a fault of OCAPI; undefined for a defect. */
export function toOcapiFault(error: unknown): OcapiFault | undefined {
  return error instanceof OcapiFault ? error : undefined
}
