/** Types of the refusals of a current password, by the platform and by the login before it. */
export const WRONG_PASSWORD: readonly string[] = ['invalid-current-password', 'invalid-credentials']

/** The special characters that the platform counts (requirement 9.2). */
const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/
const MIN_LENGTH = 8

/** The platform's password rule: all four points of `scorePassword` (requirement 9.2). */
export const isStrongPassword = (password: string): boolean => scorePassword(password) === FULL_SCORE

/** The minimum score for a registration (requirement 9.2). */
export const FULL_SCORE = 4

/**
 * How strong a password is, 0 to 4: a point each for 8 characters, lower-case and upper-case letters,
 * a digit, a special character (requirement 9.2). Each point is a quarter of the strength bar.
 */
export const scorePassword = (password: string): number =>
  [
    password.length >= MIN_LENGTH,
    /[a-z]/.test(password) && /[A-Z]/.test(password),
    /\d/.test(password),
    SPECIAL.test(password)
  ].filter(Boolean).length

/**
 * The rule of the change-password form: the platform's rule, and no other characters than letters, digits and
 * + @ $ ^ ! % * ? & ( ) (requirement 9.3).
 */
export const isAllowedNewPassword = (password: string): boolean =>
  isStrongPassword(password) && /^[A-Za-z\d+@$^!%*?&()]+$/.test(password)
