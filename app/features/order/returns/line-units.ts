/** Units of a line by what has happened, or can still happen, to them. */
export interface LineUnits {
  cancellable: number
  returnable: number
  /** Announced to come back, and not arrived. */
  announced: number
  returned: number
  cancelled: number
}

/** `omsData` of a product item; undefined on a platform without order management, where nothing can be done by line. */
export function mapUnits(omsData: unknown): LineUnits | undefined {
  if (typeof omsData !== 'object' || omsData === null) return undefined
  const data = omsData as Record<string, unknown>
  const read = (name: string): number => {
    const value = data[name]
    return typeof value === 'number' && value > 0 ? Math.floor(value) : 0
  }
  return {
    cancellable: read('quantityAvailableToCancel'),
    returnable: read('quantityAvailableToReturn'),
    announced: read('quantityReturnInitiated'),
    returned: read('quantityReturned'),
    cancelled: read('quantityCanceled')
  }
}
