/** Pictures are drawn and browsers' clients log in for real: a busy machine needs longer than Jest's five seconds. */
jest.setTimeout(30_000)
