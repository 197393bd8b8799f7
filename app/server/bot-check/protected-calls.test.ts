import { LIMIT_RULES, getLimitRule, type LimitName } from '../limits/limit-rules'
import { PROTECTED_CALLS } from './protected-calls'

it('protects calls that have a limit, which guards them while the bot check is off or down', () => {
  const limited = (Object.keys(LIMIT_RULES) as LimitName[]).flatMap(name =>
    Object.keys(getLimitRule(name).routes ?? {})
  )
  expect(limited).toEqual(expect.arrayContaining(Object.keys(PROTECTED_CALLS)))
})
