/**
 * Milliseconds of processor time that some work takes. Unlike the clock on the wall, they do
 * not grow with what else the machine has to do meanwhile.
 */
export function measureCpu(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
