/* global window, document, URLSearchParams, clearTimeout */
/** Replaces Cloudflare Turnstile, as far as the shop uses it: explicit rendering, its callbacks, reset and remove. */
;(() => {
  const { origin } = new URL(document.currentScript.src)
  const widgets = new Map()
  let last = 0
  /** Milliseconds until a silent frame counts as failed. */
  const PATIENCE = 2_000

  const draw = id => {
    const widget = widgets.get(id)
    if (!widget) return
    const { container, options } = widget
    const query = new URLSearchParams({ sitekey: options.sitekey, action: options.action ?? '', widget: id })
    const frame = document.createElement('iframe')
    frame.title = 'Bot check (sandbox)'
    frame.width = '300'
    frame.height = '65'
    frame.hidden = options.appearance === 'interaction-only'
    frame.src = `${origin}/turnstile/v0/frame?${query}`
    clearTimeout(widget.patience)
    widget.patience = undefined
    widget.isSilent = true
    frame.addEventListener('load', () => {
      widget.patience = setTimeout(() => widget.isSilent && options['error-callback']?.('300030'), PATIENCE)
    })
    container.replaceChildren(frame)
  }

  window.addEventListener('message', event => {
    if (event.origin !== origin) return
    const { widget: id, kind, token } = event.data
    const widget = widgets.get(id)
    if (!widget) return
    widget.isSilent = false
    const { options, container } = widget
    if (kind === 'fails') options['error-callback']?.('600010')
    else if (kind === 'unknown-key') options['error-callback']?.('400020')
    else if (kind === 'asks') {
      container.firstElementChild.hidden = false
      widget.asks = true
      options['before-interactive-callback']?.()
    } else {
      if (widget.asks) options['after-interactive-callback']?.()
      container.firstElementChild.hidden = options.appearance === 'interaction-only'
      options.callback?.(token)
    }
  })

  window.turnstile = {
    render(container, options) {
      const id = `widget-${(last += 1)}`
      widgets.set(id, { container, options })
      draw(id)
      return id
    },
    reset: draw,
    remove(id) {
      const widget = widgets.get(id)
      clearTimeout(widget?.patience)
      widget?.container.replaceChildren()
      widgets.delete(id)
    }
  }
})()
