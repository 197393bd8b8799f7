const REDUCED = /^\/(checkout(?!\/confirmation)|maintenance)(\/|$)/

/** Checkout and maintenance have a reduced header and footer (spec 1 section 2.2). */
export const isReduced = (path: string): boolean => REDUCED.test(path)
