/** How many browser tests run at the same time. */
export const WORKERS = Number(process.env.BROWSER_WORKERS ?? 2)

/** The servers of one worker: a fault or a clock that a test sets reaches no test of another worker. */
export const listPorts = (worker: number) => ({
  shop: 3310 + 20 * worker,
  gatedShop: 3311 + 20 * worker,
  designer: 3312 + 20 * worker,
  stranger: 3313 + 20 * worker,
  partner: 3314 + 20 * worker,
  sandbox: 4310 + 20 * worker,
  sandboxApp: 4311 + 20 * worker
})

/** Those of this process. Playwright's main process, which starts the servers of all workers, has the first ones. */
export const PORTS = listPorts(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

export const SANDBOX_PORT = PORTS.sandbox

/** The sandbox with its console. */
export const CONSOLE = `http://127.0.0.1:${SANDBOX_PORT}`

/** The shop that the tests drive: the one of `playwright.config.ts`, unless `npm run live` has started another. */
export const SHOP = process.env.BROWSER_SHOP ?? `http://localhost:${PORTS.shop}`

/** The third parties whose scripts its pages may hold, in the order of their policy. */
export const SCRIPT_ORIGINS = process.env.BROWSER_SCRIPT_ORIGINS?.split(' ') ?? [CONSOLE]
