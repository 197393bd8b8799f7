/** Leaves the shop for another page, e.g. of the payment provider. */
export const leaveFor = (address: string): void => window.location.assign(address)
