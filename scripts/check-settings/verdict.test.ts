import type { Asked } from './ask'
import { isAnswered, isGoodJson, isOwnJson, isScript, judgeAnswer } from './verdict'

const answer = (fields: Partial<Asked>): Asked => ({ headers: {}, body: '', ms: 1, status: 200, ...fields })

it.each([
  [{ failure: 'ENOTFOUND' }, 'error', 'ENOTFOUND: the name leads nowhere (DNS)'],
  [{ failure: 'CERT_HAS_EXPIRED' }, 'error', 'CERT_HAS_EXPIRED: the certificate is past its end'],
  [{ failure: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'error', /NODE_EXTRA_CA_CERTS/],
  [{ failure: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'error', /NODE_EXTRA_CA_CERTS/],
  [{ failure: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'error', /for other names/],
  [{ failure: 'TIMEOUT' }, 'error', /no answer in 10 s/],
  [{ certificateDays: 14 }, 'warning', 'the certificate ends in 14 days'],
  [{ certificateDays: 15 }, 'ok', undefined],
  [{ certificateDays: 3, status: 500 }, 'error', 'the service fails']
] as const)('judges %j as %s', (fields, level, text) => {
  const verdict = judgeAnswer(answer(fields), isAnswered)
  expect(verdict.level).toBe(level)
  if (text instanceof RegExp) expect(verdict.text).toMatch(text)
  else expect(verdict.text).toBe(text)
})

it.each([
  ['its own refusal', isOwnJson, { status: 404, type: 'application/problem+json' }, 'ok'],
  ['a failure', isOwnJson, { status: 503, type: 'application/json' }, 'error'],
  ['the page of a proxy', isOwnJson, { status: 404, type: 'text/html' }, 'error'],
  ['a refusal where none is due', isGoodJson, { status: 403, type: 'application/json' }, 'error'],
  ['JSON', isGoodJson, { type: 'application/json' }, 'ok'],
  ['a script', isScript, { type: 'text/javascript' }, 'ok'],
  ['a page in place of a script', isScript, { type: 'text/html' }, 'error']
])('judges %s', (_what, judge, fields, level) => expect(judge(answer(fields)).level).toBe(level))
