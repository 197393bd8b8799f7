/**
 * Runs of the browser tests beside each other need shops and sandboxes of their own: `BROWSER_LANE`, a small number,
 * moves all ports of a run.
 */
const LANE_WIDTH = 40

export const findPort = (port: number): number => port + Number(process.env.BROWSER_LANE ?? 0) * LANE_WIDTH
