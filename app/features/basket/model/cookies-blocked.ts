/** Thrown in place of an add: a browser that keeps no cookies has another basket with every page. */
export class CookiesBlocked extends Error {}
