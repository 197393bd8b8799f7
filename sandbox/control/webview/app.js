/* global document, DOMParser, FormData, location, URLSearchParams */
/*
 * Keeps the list of loaded pages up to date, and sends messages without opening the shop anew. Without scripts the
 * list is as it was when the page was opened, and a message starts the app.
 */
const INTERVAL_MS = 2000

/** Takes these parts of a page in place of the shown ones; true when all of them are there. */
function take(text, ids) {
  const next = new DOMParser().parseFromString(text, 'text/html')
  return ids.every(id => {
    const [part, shown] = [next.getElementById(id), document.getElementById(id)]
    if (part && shown && part.innerHTML !== shown.innerHTML) shown.replaceWith(part)
    return part !== null
  })
}

async function update() {
  if (document.hidden || document.getElementById('pages')?.contains(document.activeElement)) return
  const answer = await fetch(location.pathname).catch(() => undefined)
  if (answer?.ok) take(await answer.text(), ['pages'])
}

async function send(form) {
  const init = { method: 'POST', body: new URLSearchParams(new FormData(form)) }
  const answer = await fetch(form.action, init).catch(() => undefined)
  if (!answer || !take(await answer.text(), ['notification', 'message'])) form.submit()
}

document.addEventListener('submit', event => {
  if (!event.target.matches('[data-stay]')) return
  event.preventDefault()
  void send(event.target)
})
setInterval(() => void update(), INTERVAL_MS)
