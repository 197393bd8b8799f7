/** A parcel locker of DHL, as written in an address (decision 54). */
interface Packstation {
  /** Three digits. */
  station: string
  /** Of the customer who opens it: 6 to 10 digits. */
  postNumber: string
}

/** Packstations exist in this country only. */
export const PACKSTATION_COUNTRY = 'DE'

export const isStationNumber = (text: string): boolean => /^\d{3}$/.test(text.trim())

export const isPostNumber = (text: string): boolean => /^\d{6,10}$/.test(text.replace(/\s/g, ''))

/** The first two lines of an address: the locker, then whose parcel it is. */
export const formatPackstation = ({ station, postNumber }: Packstation) => ({
  address1: `Packstation ${station.trim()}`,
  address2: postNumber.replace(/\s/g, '')
})

/** The locker of an address; undefined for a street. */
export function parsePackstation(
  address: { address1: string; address2?: string } | undefined
): Packstation | undefined {
  const station = /^packstation\s+(\d*)$/i.exec(address?.address1.trim() ?? '')?.[1]
  return station === undefined ? undefined : { station, postNumber: address?.address2 ?? '' }
}
