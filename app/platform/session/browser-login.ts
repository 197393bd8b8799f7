import { sendRequest } from '../http/send-request'
import type { TabSession } from './tab-session'
import { LOGOUT_ENDPOINT, type LoginAnswer, type LoginWay, type LogoutAnswer } from './session'

/** A login takes the server four calls to the platform; the server times out before the browser does. */
const LOGIN_DEADLINE = 12_000

interface RunningLogin {
  /** Endpoint and body, as they are sent. */
  request: string
  answer: Promise<{ isNewCustomer: boolean }>
}
const running = new WeakMap<TabSession, RunningLogin>()

/** See `ShopperSession.login`. The same login twice at once is one. */
export function login(tab: TabSession, way: LoginWay): Promise<{ isNewCustomer: boolean }> {
  const request = JSON.stringify([way.endpoint, way.body])
  const earlier = running.get(tab)
  if (earlier?.request === request) return earlier.answer
  const answer = change(tab, () => post<LoginAnswer>(tab, 'login', way.endpoint, way.body, way.headers)).then(
    ({ isNewCustomer }) => ({ isNewCustomer })
  )
  const own = { request, answer }
  running.set(tab, own)
  const forget = () => {
    if (running.get(tab) === own) running.delete(tab)
  }
  answer.then(forget, forget)
  return answer
}

/** See `ShopperSession.logout`. */
export async function logout(tab: TabSession): Promise<void> {
  await change(tab, () => post<LogoutAnswer>(tab, 'logout', LOGOUT_ENDPOINT))
}

const post = async <Answer>(
  tab: TabSession,
  operation: string,
  url: string,
  body?: object,
  headers?: Record<string, string>
) =>
  (await sendRequest(tab.send, {
    operation,
    url,
    method: 'POST',
    headers,
    body: { siteId: tab.siteId, ...body },
    deadline: LOGIN_DEADLINE
  })) as Answer

/**
 * One login or logout at a time in all tabs. A refresh in progress comes first, so
 * that its late response cannot undo the login; calls of this tab wait until it has finished.
 */
async function change<Answer extends { accessToken?: string }>(
  tab: TabSession,
  ask: () => Promise<Answer>
): Promise<Answer> {
  while (tab.changing) await tab.changing
  const answered = settle(tab.pending)
    .then(() => tab.runAlone(`session-${tab.siteId}`, ask))
    .then(answer => {
      const token = answer.accessToken ?? ''
      tab.take(token)
      tab.channel?.send(token)
      return answer
    })
  tab.changing = settle(answered).then(() => {
    tab.changing = undefined
  })
  const answer = await answered
  if (answer.accessToken) void tab.bridge(true)
  return answer
}

const settle = (work: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.resolve(work).catch(() => undefined)
