/** Prefix of the name of each `meta` that has the address of a code file. */
export const CODE = 'code:'

/**
 * The attributes of a `meta` for a code file that the first script loads once the page is painted (`load-code.ts`).
 * Its name contains the file's, because the head keeps one tag of each name.
 */
export const nameCode = (address: string) => ({
  name: CODE + address.slice(address.lastIndexOf('/') + 1),
  content: address
})
