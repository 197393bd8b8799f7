/**
 * Structured data as the content of a script element: no "<" survives, so no text
 * in it can end the element or begin a comment.
 */
export const serializeStructuredData = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
