import type { Fetch } from '../../app/platform/http/send-request'

export interface SentCall {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
}

type Answer = Response | Error | ((call: SentCall) => Response | Promise<Response>)

export const answerJson = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** A fetch that returns these responses in order, the last one repeatedly, and records the calls. */
export function createFetch(...answers: Answer[]): { send: Fetch; calls: SentCall[] } {
  const calls: SentCall[] = []
  const send: Fetch = async (input, init) => {
    const call: SentCall = {
      url: String(input),
      method: init?.method ?? 'GET',
      headers: { ...(init?.headers as Record<string, string> | undefined) },
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    }
    const answer = answers[Math.min(calls.length, answers.length - 1)]
    calls.push(call)
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer.clone()
    return answer ? answer(call) : answerJson({})
  }
  return { send, calls }
}
