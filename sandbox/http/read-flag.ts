import type { Request } from 'express'

/** A flag in the query: only the text "true" sets it. */
export const readFlag = (request: Request, name: string): boolean => request.query[name] === 'true'
