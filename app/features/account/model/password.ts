/** The special characters that the platform counts (requirement 3.5). */
const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/
const MIN_LENGTH = 8

/**
 * The platform's rule: at least 8 characters, an uppercase letter, a lowercase letter, a digit, and a
 * special character from !@#$%^&*(),.?":{}|<> (requirement 3.5).
 */
export const isStrongPassword = (password: string): boolean => scorePassword(password) === FULL_SCORE

/** The score that a registration needs (requirement 2.9). */
const FULL_SCORE = 4

/**
 * How strong a password is, 0 to 4: a point each for 8 characters, lower-case and upper-case letters,
 * a digit, a special character (requirement 2.5). Each point is a quarter of the strength bar. The form's
 * tip names + among the special characters; the platform does not count it, and so it earns no point.
 */
export const scorePassword = (password: string): number =>
  [
    password.length >= MIN_LENGTH,
    /[a-z]/.test(password) && /[A-Z]/.test(password),
    /\d/.test(password),
    SPECIAL.test(password)
  ].filter(Boolean).length

/**
 * The rule of the change-password form: at least 8 characters with a lowercase letter, an uppercase letter,
 * a digit and one of + @ $ ^ ! % * ? & ( ), no other characters (requirement 2.5). The platform may
 * still refuse what this allows: a password whose only special character is +.
 */
export const isAllowedNewPassword = (password: string): boolean =>
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[+@$^!%*?&()])[A-Za-z\d+@$^!%*?&()]{8,}$/.test(password)
