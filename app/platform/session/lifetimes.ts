/**
 * For how many minutes the platform's codes work: those by e-mail for an account (requirement 14.1), and for a guest's
 * order (1.2).
 */
export const CODE_MINUTES = 10
export const ORDER_CODE_MINUTES = 15
/** For how many minutes a browser that was logged out elsewhere still reads: the life of its access token. */
export const ACCESS_TOKEN_MINUTES = 30
/** After how many days without a visit a customer's session ends: the life of its refresh token. */
export const SESSION_DAYS = 90
/** For how many days a browser keeps the cookie by which its device is known again. */
export const DEVICE_DAYS = 400
