/**
 * The one script in a page, at the end of its body. `scripts/build-first-script.ts` compiles it to
 * `first-script.built.ts`; the security policy allows it by its hash.
 */
import { queueEvents } from './event-queue'
import { isCodeMissing, loadCodeAfterPaint } from './load-code'

window.eventQueue = queueEvents(isCodeMissing)
loadCodeAfterPaint()
