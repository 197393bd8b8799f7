import { PORTS } from './ports'

export const SANDBOX_PORT = PORTS.sandbox

/** The sandbox with its console. */
export const CONSOLE = `http://127.0.0.1:${SANDBOX_PORT}`
