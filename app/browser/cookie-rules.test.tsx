/** @jest-environment-options {"url": "https://shop.example/"} */
import { savePopupSeen } from '../content/components/service/popup-content'
import { ONLY_REQUIRED, saveConsents } from '../visit/consent/consent'
import { savePushAnswer } from '../features/marketing/push-answer'
import { saveNewsletterCookie } from '../features/newsletter/newsletter-cookie'
import { writeDoNotTrack } from '../platform/session/do-not-track'
import { removeCookie } from './cookies'

/** Everything by which a script of the shop keeps a cookie. */
function writeAll() {
  writeDoNotTrack(true)
  saveConsents(ONLY_REQUIRED)
  savePushAnswer('no')
  saveNewsletterCookie(false)
  savePopupSeen('summer')
}
const NAMES = [
  'dw_dnt',
  '__cq_dnt',
  'RequiredAllowed',
  'FuncionalAllowed',
  'PerformanceAllowed',
  'MarketingAllowed',
  'pushMessages',
  'newsletter',
  'popupContent-summer'
]

/** Strings that a page over https writes into `document.cookie`. */
function listWritten(write: () => void, { isFramed = false } = {}): string[] {
  const set = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  const parent = jest.spyOn(window, 'parent', 'get').mockReturnValue(isFramed ? ({} as Window) : window)
  write()
  const lines = set.mock.calls.map(([line]) => line)
  for (const spy of [set, parent]) spy.mockRestore()
  Reflect.deleteProperty(window, 'isSecureContext')
  return lines
}
const namesOf = (lines: string[]) => [...new Set(lines.map(line => line.split('=')[0]))]

it('marks every cookie of a script as Secure', () => {
  const lines = listWritten(writeAll)
  expect(namesOf(lines)).toEqual(NAMES)
  for (const line of lines) expect(line).toMatch(/; sameSite=(lax|strict); secure$/i)
})

it('marks every cookie of a script in a frame so that the browser keeps it there', () => {
  const lines = listWritten(writeAll, { isFramed: true })
  expect(namesOf(lines)).toEqual(NAMES)
  for (const line of lines) expect(line).toMatch(/; sameSite=none; secure; partitioned$/i)
})

it('removes a cookie of a frame as it was written there', () => {
  const [line] = listWritten(() => removeCookie('newsletter'), { isFramed: true })
  expect(line).toMatch(/^newsletter=; path=\/; sameSite=none; secure; partitioned; expires=/i)
})
