import {
  ACCESS_TOKEN_MINUTES,
  CODE_MINUTES,
  DEVICE_DAYS,
  ORDER_CODE_MINUTES,
  SESSION_DAYS
} from '../../app/platform/session/lifetimes'
import { SETTINGS } from '../../app/visit/config/setting-table'
import { ORDER_CODE_LIFETIME } from '../../sandbox/domain/orders/access/access-codes'
import { ACCESS_TOKEN_LIFETIME } from '../../sandbox/domain/sessions/access-tokens'
import { SENT_CODE_LIFETIME } from '../../sandbox/domain/sessions/code-delivery'
import { REGISTERED_REFRESH_LIFETIME } from '../../sandbox/domain/sessions/issue-tokens'
import * as promises from '../../sandbox/seed/promises'

it('texts of the shop name the lifetimes that codes and sessions of the platform have', () => {
  expect(CODE_MINUTES * 60_000).toBe(SENT_CODE_LIFETIME)
  expect(ORDER_CODE_MINUTES * 60_000).toBe(ORDER_CODE_LIFETIME)
  expect(ACCESS_TOKEN_MINUTES * 60).toBe(ACCESS_TOKEN_LIFETIME)
  expect(SESSION_DAYS * 86_400).toBe(REGISTERED_REFRESH_LIFETIME)
})

it('pages of the seed name the lifetimes of the shop', () => {
  expect(promises.CODE_MINUTES).toBe(CODE_MINUTES)
  expect(promises.DEVICE_DAYS).toBe(DEVICE_DAYS)
  expect(promises.FRESH_LOGIN_MINUTES).toBe(Number(SETTINGS.FRESH_LOGIN_MINUTES.example))
})
