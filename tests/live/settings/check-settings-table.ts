import { printClaims, type Claim } from '../../servers/claims'
import type { LiveRun } from '../live-run'
import { ALL_FAILURES, buildFailingOrigin, ORIGINS, type Failure } from '../shape/origins'
import { buildShopSettings } from '../shape/shop-settings'
import { runCheck, type Checked } from './run-check'

const ORIGIN_SETTINGS = [
  'SCAPI_ORIGIN',
  'INSTANCE_ORIGIN',
  'PAYMENT_ORIGIN',
  'PERSONALIZATION_ORIGIN',
  'CASES_ORIGIN',
  'LOCATION_FINDER_ORIGIN'
]

/** How its rows name a failure. */
const NAMED: Partial<Record<Failure, string>> = {
  dns: 'ENOTFOUND',
  expired: 'CERT_HAS_EXPIRED',
  'unknown CA': 'SELF_SIGNED_CERT_IN_CHAIN',
  refused: 'ECONNREFUSED'
}

/** `npm run check:settings` against the shape: all good, and each origin failing in each way. */
export async function checkSettingsTable(_run: LiveRun): Promise<boolean> {
  let holds = printClaims([...(await tryGood()), ...(await tryMissing()), await tryOtherPictures()])
  for (const setting of ORIGIN_SETTINGS) {
    // A contact form's service shows pages itself.
    const failures = ALL_FAILURES.filter(failure => setting !== 'CASES_ORIGIN' || !failure.startsWith('HTML'))
    const claims = await Promise.all(failures.map(failure => tryFailing(setting, failure)))
    holds = printClaims(claims) && holds
  }
  return holds
}

const listErrors = ({ rows }: Checked): string =>
  rows
    .filter(({ result }) => result === 'error')
    .map(({ setting, cells }) => `${setting} ${cells.join(' ')}`)
    .join('; ')

async function tryGood(): Promise<Claim[]> {
  const good = await runCheck(buildShopSettings())
  return [
    {
      says: 'the settings of the shape are good, and the command ends with 0',
      holds: good.code === 0 && good.rows.every(({ result }) => result !== 'error'),
      saw: `${good.code}: ${listErrors(good) || good.text.slice(-300)}`
    },
    {
      says: 'every origin has a row with host, address, certificate and answer',
      holds: [...ORIGIN_SETTINGS, 'IMAGE_ORIGIN'].every(name =>
        good.rows.some(
          ({ setting, cells }) =>
            setting === name && cells.includes('127.0.0.1') && cells.some(cell => /^\d+ days$/.test(cell))
        )
      ),
      saw: good.rows.map(({ setting, cells }) => `${setting} ${cells.join(' ')}`).join('; ')
    }
  ]
}

async function tryMissing(): Promise<Claim[]> {
  const { SCAPI_ORIGIN: _api, COMMERCE_CLIENT_ID: _client, ...rest } = buildShopSettings()
  const { code, text } = await runCheck({ ...rest, CASES_ORIGIN: 'cases.example' })
  return ['SCAPI_ORIGIN', 'COMMERCE_CLIENT_ID', 'CASES_ORIGIN'].map(name => ({
    says: `what is missing or wrong is named before anything is asked: ${name}`,
    holds: code === 1 && new RegExp(`^error: ${name} `, 'm').test(text),
    saw: text.slice(0, 400)
  }))
}

/** Which picture is asked for, the platform says. */
async function tryOtherPictures(): Promise<Claim> {
  const { code, text } = await runCheck({ ...buildShopSettings(), IMAGE_ORIGIN: buildFailingOrigin('dns') })
  return {
    says: 'an IMAGE_ORIGIN that pictures do not come from is named, with the one that they come from',
    holds: code === 1 && text.includes(`${ORIGINS.pictures}: set IMAGE_ORIGIN to it`),
    saw: text.slice(-400)
  }
}

async function tryFailing(setting: string, failure: Failure): Promise<Claim> {
  const origin = buildFailingOrigin(failure)
  const checked = await runCheck({ ...buildShopSettings(), [setting]: origin })
  const { host } = new URL(origin)
  const named = NAMED[failure] ?? 'text/html'
  const row = checked.rows.find(
    ({ result, cells }) =>
      result === 'error' && cells.includes(host) && cells.some(cell => cell.includes(named))
  )
  return {
    says: `${setting} with ${failure}: a row names host and cause, and the command ends with 1`,
    holds: checked.code === 1 && row !== undefined,
    saw: `${checked.code}: ${listErrors(checked) || 'no errors'}`
  }
}
