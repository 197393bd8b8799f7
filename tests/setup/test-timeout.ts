/** Tests draw pictures and log in for real: a busy machine needs longer than Jest's five seconds. */
jest.setTimeout(30_000)
