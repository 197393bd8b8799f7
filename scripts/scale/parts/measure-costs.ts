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
function findCosts(answers: AnswerCost[], steps: VisitStep[]): ViewCosts {
  const pages = answers.filter(({ name }) => PAGES.includes(name))
  const call = answers.find(({ name }) => name.startsWith('a call'))
  const inner = steps.filter(({ name }) => name.startsWith('goes'))
  if (!call) throw new Error('Not everything was measured')
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    pageMs: mean(pages.map(({ processorMs }) => processorMs)),
    requestMs: call.processorMs,
    platformCallsPerPage: mean(pages.map(({ platformCalls }) => platformCalls)),
    requestsPerInnerView: mean(inner.map(({ calls, own }) => calls + own)),
    platformCallsPerInnerView: mean(inner.map(({ calls }) => calls)),
    tokenCallsPerVisit: steps.reduce((sum, { tokenCalls }) => sum + tokenCalls, 0)
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
    `A: each view is a page from the server. B: one view in ${VIEWS_PER_VISIT} is, the others are made in the browser. A page: ${costs.pageMs.toFixed(2)} ms and ${costs.platformCallsPerPage.toFixed(2)} platform calls; a view within the browser: ${costs.requestsPerInnerView.toFixed(1)} requests of ${costs.requestMs.toFixed(2)} ms, ${costs.platformCallsPerInnerView.toFixed(1)} of them platform calls; a new visitor who goes on: ${costs.tokenCallsPerVisit} token calls.`,
    renderTable(
      [
        'visitors at once',
        'from caches',
        ...header.map(name => `A: ${name}`),
        ...header.map(name => `B: ${name}`),
        'B: token calls/min'
      ],
      rows
    )
  ].join('\n\n')
}
