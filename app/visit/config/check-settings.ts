import { z } from 'zod'
import { listConfigProblems } from './app-config'
import type { Setting } from './formats'
import { SETTINGS, type SettingName, type SettingValues } from './setting-table'
import { distance } from 'fastest-levenshtein'

type Environment = Readonly<Record<string, string | undefined>>

/** A service that the shop does without, and the variable that would switch it on. */
export interface ServiceOff {
  setting: SettingName
  service: string
}

/** One line for each finding, which begins with the variable's name and holds no value of a secret. */
export interface SettingsReport {
  /** Each of them stops the start. */
  problems: string[]
  /** Settings that work, but hardly as intended. */
  warnings: string[]
  /** Optional services without an address. */
  off: ServiceOff[]
}

interface Circumstances {
  /** Others reach this shop: it needs all that is marked `production`, and what travels in clear text is named. */
  production: boolean
  /** The `app` part of config/default.js, whose files are checked too. */
  app?: unknown
  /** The sandbox's settings: a shop in production is warned of each that it has. */
  sandbox?: Environment
}

/** Everything that is wrong, missing, doubtful or off in an environment, found at once. */
export function checkSettings(
  environment: Environment,
  { production, app, sandbox = {} }: Circumstances
): SettingsReport {
  const env = dropEmpty(environment)
  const names = Object.keys(SETTINGS) as SettingName[]
  const problems = [
    ...names.filter(name => isMissing(name, env, production)).map(describeMissing(env)),
    ...names.flatMap(name => listMistakes(name, env)),
    ...(production ? findUselessPublicOrigin(env) : []),
    ...(app === undefined ? [] : listConfigProblems(app).filter(isAboutFiles))
  ]
  const warnings = [
    ...findMisspelt(Object.keys(env), names),
    ...(production ? [...findClearText(env), ...findSandboxValues(env, sandbox), ...findUncounted(env)] : [])
  ]
  const off = names.flatMap(setting => {
    const { off: service } = SETTINGS[setting] as Setting
    return service && !env[setting] ? [{ setting, service }] : []
  })
  return { problems, warnings, off }
}

/**
 * Reads settings of an environment into their types.
 *
 * @throws Error with a list of those that are wrong, or of which half is missing; it names variables, not values.
 */
export function readSettings<Name extends SettingName>(
  environment: Environment,
  names: readonly Name[]
): Pick<SettingValues, Name> {
  const env = dropEmpty(environment)
  const problems = names.flatMap(name => [
    ...(isHalf(name, env) ? [describeMissing(env)(name)] : []),
    ...listMistakes(name, env)
  ])
  if (problems.length > 0) throw new Error(writeProblems('The configuration is wrong', problems))
  const format = z.object(Object.fromEntries(names.map(name => [name, (SETTINGS[name] as Setting).format])))
  return format.parse(env) as Pick<SettingValues, Name>
}

/** A headline and one line for each problem. */
export const writeProblems = (headline: string, problems: readonly string[]): string =>
  [`${headline}:`, ...problems.map(line => `  - ${line}`)].join('\n')

/** A report as lines of a log or a terminal. */
export const writeFindings = ({ problems, warnings, off }: SettingsReport): string[] => [
  ...problems.map(line => `error: ${line}`),
  ...warnings.map(line => `warning: ${line}`),
  ...off.map(({ setting, service }) => `off (${setting} is not set): ${service}`)
]

const dropEmpty = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : []))
  )

function isMissing(name: SettingName, env: Environment, production: boolean): boolean {
  const { needed, insteadOf } = SETTINGS[name] as Setting
  if (env[name] || (insteadOf && env[insteadOf])) return false
  return needed === 'always' || (needed === 'production' && production) || isHalf(name, env)
}

/** The setting is missing although one that needs it is set. */
const isHalf = (name: SettingName, env: Environment): boolean =>
  !env[name] && Boolean((SETTINGS[name] as Setting).neededWith?.some(other => isOn(env[other])))

const isOn = (value: string | undefined) => Boolean(value) && value !== 'false'

const describeMissing =
  (env: Environment) =>
  (name: SettingName): string => {
    const { purpose, example, insteadOf, neededWith } = SETTINGS[name] as Setting
    const other = neededWith?.find(each => isOn(env[each]))
    const why = other ? `, and ${other} is set` : insteadOf ? `, and so is ${insteadOf}` : ''
    return `${name} is missing${why}: ${purpose}, e.g. ${example}`
  }

function listMistakes(name: SettingName, env: Environment): string[] {
  const { format, purpose, example } = SETTINGS[name] as Setting
  const { error } = format.safeParse(env[name])
  if (!error) return []
  const [issue] = error.issues
  return [`${name} ${issue?.message ?? 'is wrong'}: ${purpose}, e.g. ${example}`]
}

/** The table names settings of the environment by their variables. */
const isAboutFiles = (line: string) => /^app\.(sites|defaultSite|consent\.services)\b/.test(line)

/** Browsers take the shop's cookies over TLS only, or on the machine itself. */
const findUselessPublicOrigin = ({ PUBLIC_ORIGIN: origin = '' }: Environment): string[] =>
  isClearText(origin)
    ? [
        'PUBLIC_ORIGIN must begin with https://: browsers keep no session of a shop that is reached without TLS'
      ]
    : []

function findClearText(env: Environment): string[] {
  const names = Object.keys(SETTINGS).filter(name => /_(ORIGIN|URL|ENDPOINT|DSN)$/.test(name))
  return names
    .filter(name => name !== 'PUBLIC_ORIGIN' && isClearText(env[name] ?? ''))
    .map(name => `${name} begins with http://: what is sent there travels in clear text`)
}

const isClearText = (address: string) =>
  address.startsWith('http://') && !/^http:\/\/(localhost|127\.[\d.]+|\[::1\])(:|\/|$)/.test(address)

const findSandboxValues = (env: Environment, sandbox: Environment): string[] =>
  Object.keys(SETTINGS)
    .filter(name => env[name] && env[name] === sandbox[name])
    .map(name => `${name} is the sandbox's`)

const findUncounted = ({ TRUSTED_PROXIES: proxies }: Environment): string[] =>
  proxies === undefined
    ? [
        `TRUSTED_PROXIES is not set: ${SETTINGS.TRUSTED_PROXIES.purpose}; without it all visitors behind one share one limit (0: there is none)`
      ]
    : []

/** So short a name is like many others. */
const SHORTEST = 8
/** Letters that are put in, left out or changed. */
const MOST_EDITS = 2

/** Unknown variables that hardly differ from a setting: typing errors, one line for each. */
const findMisspelt = (given: readonly string[], names: readonly string[]): string[] =>
  given
    .filter(name => name.length >= SHORTEST && !names.includes(name))
    .flatMap(name => {
      const meant = names.find(known => known.length >= SHORTEST && distance(name, known) <= MOST_EDITS)
      return meant ? [`${name} is unknown: is ${meant} meant?`] : []
    })
