/* global clearTimeout, document, DOMParser, FormData, history, location, URLSearchParams, window */
/*
 * Updates the editor without a page load: forms and links marked `data-stay` bring the next panel, the
 * frame stays where it is scrolled to and is asked to read its page again. Without scripts they are plain forms.
 *
 * A page that is still loading receives no messages. The shop says `{type: 'ready'}` once it listens: a
 * change made before is announced again then. Of a page that never says so, the frame is loaded anew. A frame that has
 * never received a message of the shop says why that may be: browsers do not tell a page that its frame was refused.
 */
const panel = () => document.getElementById('panel')
const frame = document.querySelector('.preview iframe')
const refused = document.getElementById('refused')
const shopOrigin = new URL(frame.src).origin

const PATIENCE_MS = 5_000
/** A shop that hot-reloads takes its time for the first page. */
const REFUSED_AFTER_MS = 10_000
let isListening = false
let isStale = false
let patience
const refusal = setTimeout(() => refused.removeAttribute('hidden'), REFUSED_AFTER_MS)

function refreshPreview() {
  isStale = !isListening
  isListening = false
  frame.contentWindow.postMessage({ type: 'reload' }, shopOrigin)
  clearTimeout(patience)
  patience = setTimeout(() => {
    isStale = false
    frame.setAttribute('src', frame.src)
  }, PATIENCE_MS)
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shopOrigin || source !== frame.contentWindow || data?.type !== 'ready') return
  clearTimeout(patience)
  clearTimeout(refusal)
  refused.setAttribute('hidden', '')
  isListening = true
  if (isStale) refreshPreview()
})

/** Puts the answer's panel in place of this one; the frame reads its page again when the draft has changed. */
function take(text, address, focusId) {
  const next = new DOMParser().parseFromString(text, 'text/html')
  const nextPanel = next.getElementById('panel')
  if (!nextPanel) return false
  const before = panel().dataset.state
  panel().replaceWith(nextPanel)
  document.getElementById('message').innerHTML = next.getElementById('message').innerHTML
  history.replaceState(null, '', address)
  const wrong = nextPanel.querySelector('[aria-invalid]')
  const again = focusId && document.getElementById(focusId)
  const target =
    wrong ||
    (again && !again.disabled ? again : document.getElementById('chosen') || document.getElementById('state'))
  if (target.id === 'state') target.tabIndex = -1
  target.focus()
  if (nextPanel.dataset.state !== before) refreshPreview()
  return true
}

async function load(address, init, focusId, giveUp) {
  panel().setAttribute('aria-busy', 'true')
  const answer = await fetch(address, init).catch(() => undefined)
  const isTaken = answer !== undefined && take(await answer.text(), answer.url, focusId)
  if (isTaken) return
  panel().removeAttribute('aria-busy')
  giveUp()
}

document.addEventListener('submit', event => {
  const form = event.target
  if (!form.matches('[data-stay]')) return
  event.preventDefault()
  const init = { method: 'POST', body: new URLSearchParams(new FormData(form)) }
  void load(form.action, init, event.submitter?.id, () => form.submit())
})

document.addEventListener('click', event => {
  const link = event.target.closest?.('a[data-stay]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  void load(link.href, {}, 'chosen', () => location.assign(link.href))
})
