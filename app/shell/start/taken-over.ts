/** React marks an element with its own data when it takes it over; there is no other sign of it. */
export const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some(name => name.startsWith('__react'))
