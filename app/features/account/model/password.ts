/**
 * The special characters that count: those of requirement 3.5, and the plus sign, which the form's tip names
 * first and the change-password form takes (requirement 2.5).
 */
const SPECIAL = /[+!@#$%^&*(),.?":{}|<>]/
const MIN_LENGTH = 8

/** What the platform demands of a password: all four points of `scorePassword` (requirement 3.5). */
export const isStrongPassword = (password: string): boolean => scorePassword(password) === FULL_SCORE

/** The minimum score for a registration (requirement 2.9). */
export const FULL_SCORE = 4

/**
 * How strong a password is, 0 to 4: a point each for 8 characters, lower-case and upper-case letters,
 * a digit, a special character (requirement 2.5). Each point is a quarter of the strength bar.
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
 * a digit and one of + @ $ ^ ! % * ? & ( ), no other characters (requirement 2.5). All that it
 * allows is strong as well.
 */
export const isAllowedNewPassword = (password: string): boolean =>
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[+@$^!%*?&()])[A-Za-z\d+@$^!%*?&()]{8,}$/.test(password)
