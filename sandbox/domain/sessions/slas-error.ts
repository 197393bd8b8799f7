/** A refusal of SLAS, which has its own error shape: `{status_code, message}`. */
export class SlasError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404,
    message: string
  ) {
    super(message)
    this.name = 'SlasError'
  }
}

/** The messages that clients look for before they clear what they have stored (requirement 13.2). */
export const invalidRefreshToken = (why: string) => new SlasError(400, `invalid refresh_token: ${why}`)
