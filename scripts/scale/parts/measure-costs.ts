import { countVisit, type VisitStep } from '../costs/count-visit'
import { estimate, type ViewCosts } from '../costs/estimate'
import { measureAnswers, type AnswerCost } from '../costs/measure-answers'
import { renderTable, whole } from '../markdown'
import { readMemoryMiB } from '../processes/process-usage'
import { startSandbox } from '../processes/start-sandbox'
import { startShop } from '../processes/start-shop'
import { OTHER_CORE, PORTS, SANDBOX, SHOP_CORE, withPrograms } from '../scale-setup'

/** The shop has answered and does nothing for so long before its memory counts as that at rest. */
const REST_MS = 5_000

const PAGES = ['home', 'product list', 'product detail']
const TRAFFIC = { secondsPerView: 20, headroom: 2 }
const VIEWS_PER_VISIT = 5

/** What one process needs for each kind of answer, what a visit asks for, and what follows for many visitors. */
export const measureCosts = (): Promise<string> =>
  withPrograms(async keep => {
    await keep(startSandbox({ port: PORTS.sandbox, core: OTHER_CORE }))
    const { pid } = await keep(startShop({ port: PORTS.shop, sandbox: SANDBOX, core: SHOP_CORE }))
    await new Promise(resolve => setTimeout(resolve, REST_MS))
    const rest = readMemoryMiB(pid)
    const answers = await measureAnswers(pid)
    const loaded = readMemoryMiB(pid)
    const visit = await countVisit()
    return [
      renderAnswers(answers),
      `Memory of the process: ${whole(rest)} MiB at rest, ${whole(loaded)} MiB after all of this.`,
      renderVisit(visit),
      renderEstimates(findCosts(answers, visit))
    ].join('\n\n')
  })

const renderAnswers = (answers: AnswerCost[]) =>
  renderTable(
    ['answer', 'processor time', 'answers/s of one core', 'platform calls', 'errors'],
    answers.map(({ name, processorMs, platformCalls, errors }) => [
      name,
      `${processorMs.toFixed(2)} ms`,
      whole(1000 / processorMs),
      platformCalls.toFixed(2),
      String(errors)
    ])
  )

const renderVisit = (steps: VisitStep[]) =>
  renderTable(
    ['a new visitor', 'pages', 'files', 'pictures', 'calls through proxies', 'own addresses', 'token calls'],
    steps.map(({ name, ...counts }) => [
      name,
      ...[counts.pages, counts.files, counts.pictures, counts.calls, counts.own, counts.tokenCalls].map(
        String
      )
    ])
  )

/** A page costs what home, list and detail cost in the middle; a view within the browser what going to list and product does. */
function findCosts(answers: AnswerCost[], [opening, ...steps]: VisitStep[]): ViewCosts {
  const pages = answers.filter(({ name }) => PAGES.includes(name))
  const call = answers.find(({ name }) => name.startsWith('a call'))
  const inner = steps.filter(({ name }) => name.startsWith('goes'))
  if (!call || !opening) throw new Error('Not everything was measured')
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    pageMs: mean(pages.map(({ processorMs }) => processorMs)),
    callMs: call.processorMs,
    platformCallsPerPage: mean(pages.map(({ platformCalls }) => platformCalls)),
    callsPerInnerView: mean(inner.map(({ calls, own }) => calls + own)),
    tokenCallsPerVisit: opening.tokenCalls
  }
}

function renderEstimates(costs: ViewCosts): string {
  const rows = [1_000, 100_000].flatMap(visitors =>
    [0, 0.8, 0.95].map(hitRatio => {
      const traffic = { ...TRAFFIC, visitors, hitRatio }
      const all = estimate(costs, { ...traffic, viewsPerVisit: 1 })
      const visits = estimate(costs, { ...traffic, viewsPerVisit: VIEWS_PER_VISIT })
      const cells = (of: typeof all) => [
        of.cores.toFixed(1),
        String(of.processes),
        whole(of.platformCallsPerSecond)
      ]
      return [
        visitors.toLocaleString('en'),
        `${hitRatio * 100} %`,
        ...cells(all),
        ...cells(visits),
        whole(visits.tokenCallsPerMinute)
      ]
    })
  )
  const header = ['cores busy', 'processes', 'platform calls/s']
  return [
    `A page: ${costs.pageMs.toFixed(2)} ms and ${costs.platformCallsPerPage.toFixed(2)} platform calls; a view within the browser: ${costs.callsPerInnerView.toFixed(1)} calls of ${costs.callMs.toFixed(2)} ms; a new visitor: ${costs.tokenCallsPerVisit} token calls.`,
    renderTable(
      [
        'visitors at once',
        'from caches',
        ...header.map(name => `each view a page: ${name}`),
        ...header.map(name => `one view in ${VIEWS_PER_VISIT}: ${name}`),
        'token calls/min'
      ],
      rows
    )
  ].join('\n\n')
}
