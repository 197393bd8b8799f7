/** Begins the name of each `meta` that says where a file of code is. */
export const CODE = 'code:'

/**
 * The attributes of a `meta` for code that a page needs once it is painted (`load-code.ts` of the first script); its name is the file's,
 * because the head keeps one tag of each name.
 */
export const nameCode = (address: string) => ({
  name: CODE + address.slice(address.lastIndexOf('/') + 1),
  content: address
})
