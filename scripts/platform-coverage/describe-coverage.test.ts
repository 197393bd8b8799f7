import { readFileSync } from 'node:fs'
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox'
import { allOperations } from '../../sandbox/operations/families'
import type { Operation } from '../../sandbox/operations/operation'
import { listServedOperations, listUnnamedRoutes } from '../../sandbox/operations/served-operations'
import { END, listGaps, renderLists, replaceLists, START } from './describe-coverage'
import { countAnswer, type Trials } from './read-records'

const ORG = '/organizations/f_ecom_sbox_001'
const PRODUCT = `/product/shopper-products/v1${ORG}/products/1`
const CANCEL = '/on/demandware.store/Sites-jasmin-Site/de_DE/Order-Cancel'

const requireOperation = (id: string): Operation => allOperations.find(operation => operation.id === id)!
const getProduct = requireOperation('shopper-products.getProduct')

function count(...lines: string[]): Trials {
  const trials: Trials = new Map()
  for (const line of lines) countAnswer(trials, line)
  return trials
}

it('distinguishes successes from refusals, also of controllers that refuse with status 200', () => {
  const trials = count(
    `GET ${PRODUCT} 200`,
    `GET ${PRODUCT} 304`,
    `GET ${PRODUCT} 404`,
    `POST ${CANCEL} 200`,
    `POST ${CANCEL} 200 refused`
  )
  expect(trials.get(getProduct)).toEqual({ successes: 2, refusals: 1 })
  expect(trials.get(requireOperation('controllers.Order-Cancel'))).toEqual({ successes: 1, refusals: 1 })
})

it('counts neither unserved operations, nor defects, nor other requests', () => {
  expect(count(`GET ${PRODUCT} 501`, `GET ${PRODUCT} 500`, 'GET /control/info 200', '').size).toBe(0)
})

it('does not take the refusal of a token for a refusal of the operation', () => {
  expect(count(`GET ${PRODUCT} 401`).size).toBe(0)
})

it('names missing required operations', () => {
  const gapsOf = (trials: Trials, served = new Set([getProduct])) =>
    listGaps({ served, trials }).filter(gap => gap.startsWith('shopper-products.getProduct '))
  expect(gapsOf(count(), new Set())).toEqual([expect.stringMatching(/ is not served$/)])
  expect(gapsOf(count(`GET ${PRODUCT} 200`))).toEqual([expect.stringMatching(/ is tested: never refused$/)])
  expect(gapsOf(count(`GET ${PRODUCT} 404`))).toEqual([expect.stringMatching(/ is tested: only refused$/)])
  expect(gapsOf(count(`GET ${PRODUCT} 404`, `GET ${PRODUCT} 200`))).toEqual([])
})

it('replaces the lists of a README and nothing else', () => {
  const lists = renderLists(new Set([getProduct]))
  expect(lists).toContain('Served: getProduct.')
  expect(lists).toContain('Answered with 501: getCategories, getCategory, getProducts, ')
  const readme = `# Title\n\n${START}\nold\n${END}\n\nLast words.\n`
  expect(replaceLists(readme, lists)).toBe(`# Title\n\n${lists}\n\nLast words.\n`)
  expect(() => replaceLists('# Title', lists)).toThrow('lost the marks')
})

describe('the sandbox', () => {
  let sandbox: Sandbox
  beforeAll(() => {
    sandbox = createSandbox({ databasePath: ':memory:', publicOrigin: 'http://sandbox.test' })
  })
  afterAll(() => sandbox.close())

  it('serves what its README says', () => {
    const served = new Set(listServedOperations(sandbox.getPlatform()))
    expect(readFileSync('sandbox/README.md', 'utf8')).toContain(renderLists(served))
  })

  it('has no route that the registry does not name', () => {
    expect(listUnnamedRoutes(sandbox.getPlatform())).toEqual([])
  })
})
