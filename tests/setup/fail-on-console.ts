import { format } from 'node:util'

/** A warning nobody expected is a defect: any console.error or console.warn fails the test that caused it. */
const unexpected: string[] = []

beforeEach(() => {
  unexpected.length = 0
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${level}: ${format(...args)}`)
    })
  }
})

afterEach(() => {
  if (unexpected.length > 0) throw new Error(`Unexpected console output:\n${unexpected.join('\n')}`)
})
