/* global document, DOMParser, FormData, history, location, URLSearchParams */
/*
 * What the editor does without loading itself anew: forms and links marked `data-stay` bring the next panel, the
 * frame stays where it is scrolled to and is told to read its page again. Without scripts they are plain forms.
 */
const panel = () => document.getElementById('panel')
const frame = document.querySelector('.preview iframe')

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
  if (nextPanel.dataset.state !== before)
    frame.contentWindow.postMessage({ type: 'reload' }, new URL(frame.src).origin)
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
