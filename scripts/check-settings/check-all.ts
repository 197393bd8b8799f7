import { writeFindings, type SettingsReport } from '../../app/visit/config/check-settings'
import { ask } from './ask'
import type { Check } from './check-api'
import { listChecks } from './list-checks'
import { pingRedis } from './ping-redis'
import { describeAnswer, judgeAnswer, note, type Verdict } from './verdict'

type Environment = Readonly<Record<string, string | undefined>>

interface Row extends Verdict {
  setting: string
  what: string
  cells: string[]
}

const HEAD = ['result', 'setting', 'what is asked for', 'host', 'address', 'certificate', 'answer', 'ms']

/**
 * The output of `npm run check:settings`: the findings of a start, then a table with one row for each
 * request, then the errors, one line each. No row has a query, a key or a password.
 *
 * @returns `isGood`: nothing would stop the start, and all requests succeed
 */
export async function checkAll(
  environment: Environment,
  report: SettingsReport,
  sites: Parameters<typeof listChecks>[1]['sites']
): Promise<{ text: string; isGood: boolean }> {
  // A setting that is wrong in itself is not asked: its list says so already.
  const isWrong = (name: string) => report.problems.some(line => line.startsWith(`${name} `))
  const env = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value?.trim() && !isWrong(name))
  )
  const rows = await Promise.all([
    ...listChecks(env, { sites }).map(runCheck),
    ...(env.REDIS_URL ? [checkRedis(env.REDIS_URL).then(row => [row])] : [])
  ]).then(lists => lists.flat())
  const isGood = report.problems.length === 0 && rows.every(({ level }) => level !== 'error')
  return { text: writeAll(writeFindings(report), rows, isGood), isGood }
}

/** A check and, where its answer is good, those that follow it. */
async function runCheck(check: Check): Promise<Row[]> {
  const asked = await ask(check)
  const verdict = judgeAnswer(asked, check.judge)
  const isEarly = check.mayFail === true && asked.failure !== undefined
  const days = asked.certificateDays
  const certificate = days === undefined ? (check.url.startsWith('https:') ? '-' : 'none') : `${days} days`
  const row: Row = {
    ...(isEarly ? note(`${verdict.text ?? ''} (not yet?)`) : verdict),
    setting: check.setting,
    what: check.what,
    cells: [
      new URL(check.url).host,
      asked.address ?? '-',
      certificate,
      describeAnswer(asked),
      String(asked.ms)
    ]
  }
  const isGood = verdict.level === 'ok' || verdict.level === 'warning'
  const following = isGood && check.next ? await Promise.all(check.next(asked).map(runCheck)) : []
  return [row, ...following.flat()]
}

async function checkRedis(url: string): Promise<Row> {
  const asked = await pingRedis(url)
  return {
    ...judgeAnswer(asked, () => ({ level: 'ok' })),
    setting: 'REDIS_URL',
    what: 'PING',
    cells: [new URL(url).host, '-', '-', asked.failure ?? 'PONG', String(asked.ms)]
  }
}

function writeAll(findings: string[], rows: Row[], isGood: boolean): string {
  const table = writeTable(
    HEAD,
    rows.map(({ level, setting, what, cells }) => [level, setting, what, ...cells])
  )
  const toMend = rows.flatMap(({ level, setting, what, text }) =>
    text ? [`${level}: ${setting} (${what}): ${text}`] : []
  )
  const parts = [
    findings,
    rows.length > 0 ? [table] : [],
    toMend,
    [isGood ? 'All is well.' : 'The shop is not ready to go live.']
  ]
  return `${parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')}\n`
}

/** Columns as wide as their longest cell, two spaces apart. */
function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  return all
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}
