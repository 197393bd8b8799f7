/** A path as the router reads it: umlauts decoded, "%2F" and the like kept; an unreadable one stays as it is. */
export const decodePath = (pathname: string): string => attempt(decodeURI, pathname)

/** One part of a path, fully decoded; an unreadable one stays as it is. */
export const decodePart = (part: string): string => attempt(decodeURIComponent, part)

function attempt(decode: (text: string) => string, text: string): string {
  try {
    return decode(text)
  } catch {
    return text
  }
}
