/** Why an endpoint refuses, with the status it is answered with. */
export class EndpointError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Seconds until the same request may come again. */
    readonly retryAfter?: number
  ) {
    super(message)
    this.name = String(status)
  }
}
