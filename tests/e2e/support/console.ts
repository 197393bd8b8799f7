export const SANDBOX_PORT = 4310

/** The sandbox with its console. */
export const CONSOLE = `http://127.0.0.1:${SANDBOX_PORT}`
