import { operationFamilies } from '../../sandbox/operations/families'
import type { Operation } from '../../sandbox/operations/operation'
import type { Trials } from './read-records'

interface Coverage {
  served: Set<Operation>
  /** Of a run of the contract tests. */
  trials: Trials
}

export const START = '<!-- operations: written by `npm run coverage:platform -- --write` -->'
export const END = '<!-- end of operations -->'

const isTested = (operation: Operation, trials: Trials): boolean => {
  const { successes = 0, refusals = 0 } = trials.get(operation) ?? {}
  return successes > 0 && refusals > 0
}

function describeTests(operation: Operation, trials: Trials): string {
  const { successes = 0, refusals = 0 } = trials.get(operation) ?? {}
  if (successes > 0 && refusals > 0) return 'yes'
  if (successes > 0) return 'never refused'
  return refusals > 0 ? 'only refused' : 'no'
}

const listNames = (operations: readonly Operation[]): string => operations.map(({ name }) => name).join(', ')

/** The README's lists, by the registry of operations: the names of those that are served, and of those that are not. */
export function renderLists(served: Set<Operation>): string {
  const sections = operationFamilies.map(({ name, addresses, operations }) => {
    const here = operations.filter(operation => served.has(operation))
    const missing = operations.filter(operation => !served.has(operation))
    return [
      `### ${name}`,
      `Below ${addresses.map(address => `\`${address}\``).join(', ')}.`,
      ...(here.length > 0 ? [`Served: ${listNames(here)}.`] : []),
      ...(missing.length > 0 ? [`Answered with 501: ${listNames(missing)}.`] : [])
    ].join('\n\n')
  })
  return `${START}\n\n${sections.join('\n\n')}\n\n${END}`
}

/** One line for each operation, with the number of answers where tests have recorded some, for the terminal. */
export function renderReport({ served, trials }: Coverage): string {
  const lines = operationFamilies.flatMap(({ name, operations }) => [
    `\n${name}`,
    ...operations.map(operation => {
      const { successes = 0, refusals = 0 } = trials.get(operation) ?? {}
      const isServed = served.has(operation) ? 'served' : '–     '
      const answers = `  ${String(successes).padStart(6)} ok ${String(refusals).padStart(5)} refused`
      return `  ${isServed}${trials.size > 0 ? answers : ''}  ${operation.inSpec ? '*' : ' '} ${operation.name}`
    })
  ])
  return `${lines.join('\n')}\n\n* named by the requirements`
}

/** Required operations that are not served, or not tested with a success and a refusal; one line each. */
export function listGaps({ served, trials }: Coverage): string[] {
  return operationFamilies.flatMap(family =>
    family.operations
      .filter(operation => operation.inSpec)
      .flatMap(operation => {
        const call = `${operation.id} (${operation.method} ${operation.addresses[0]})`
        if (!served.has(operation)) return [`${call} is not served`]
        return isTested(operation, trials) ? [] : [`${call} is tested: ${describeTests(operation, trials)}`]
      })
  )
}

/** The README with the lists between its marks replaced. Throws when a mark is missing. */
export function replaceLists(readme: string, lists: string): string {
  const start = readme.indexOf(START)
  const end = readme.indexOf(END)
  if (start < 0 || end < start) throw new Error('The README has lost the marks of its lists of operations.')
  return readme.slice(0, start) + lists + readme.slice(end + END.length)
}
