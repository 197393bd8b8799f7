/* global window, document */
/**
 * Replaces the embedded service chat: same interface, a small window, automatic answers. The sandbox decides
 * whether agents are available.
 */
;(() => {
  const handlers = {}
  const notify = name => (handlers[name] ?? []).forEach(handler => handler())
  const own = new URL(document.currentScript.src)

  window.embedded_svc = {
    settings: {},
    addEventHandler: (name, handler) => {
      handlers[name] = [...(handlers[name] ?? []), handler]
    },
    init: () => {
      showButton(window.embedded_svc.settings)
    }
  }

  const create = (tag, style, fields = {}) => {
    const element = Object.assign(document.createElement(tag), fields)
    Object.assign(element.style, style)
    return element
  }

  const CORNER = { position: 'fixed', right: '12px', bottom: '12px', zIndex: 40 }
  const BUTTON = { padding: '12px 20px', borderRadius: '24px', background: '#1f2a24', color: '#ffffff' }

  function showButton(settings) {
    // Pages find the original's button by these names.
    const place = create('div', {}, { className: 'embeddedServiceHelpButton' })
    const corner = create('div', CORNER, { className: 'helpButton' })
    const button = create('button', BUTTON, { type: 'button' })
    button.textContent = settings.loadingText
    button.disabled = true
    corner.append(button)
    place.append(corner)
    document.body.append(place)
    fetch(new URL('chat/availability', own))
      .then(response => response.json())
      .then(({ isAvailable }) => {
        button.disabled = !isAvailable
        button.textContent = isAvailable ? settings.defaultMinimizedText : settings.disabledMinimizedText
      })
      .catch(() => {
        button.textContent = settings.disabledMinimizedText
      })
    button.addEventListener('click', () => {
      button.hidden = true
      openWindow(settings, () => {
        button.hidden = false
        button.focus()
        notify('afterMinimize')
      })
      notify('afterMaximize')
    })
  }

  function openWindow(settings, onClose) {
    const frame = {
      width: '320px',
      maxWidth: 'calc(100vw - 32px)',
      padding: '16px',
      display: 'grid',
      gap: '8px'
    }
    const look = {
      background: '#ffffff',
      color: '#1f2a24',
      border: '1px solid #1f2a24',
      borderRadius: '12px'
    }
    const dialog = create('form', { ...CORNER, ...frame, ...look })
    dialog.setAttribute('role', 'dialog')
    dialog.setAttribute('aria-label', settings.defaultMinimizedText)
    const known = settings.prepopulatedPrechatFields ?? {}
    for (const { label, value } of settings.extraPrechatFormDetails ?? []) {
      if (value !== undefined) continue
      const row = create('label', { display: 'grid' })
      row.append(label, create('input', { border: '1px solid #1f2a24', padding: '6px' }, { name: label }))
      row.querySelector('input').value = known[label.replace(' ', '')] ?? ''
      dialog.append(row)
    }
    const close = create('button', BUTTON, { type: 'button', textContent: '×', ariaLabel: 'Close chat' })
    close.addEventListener('click', () => {
      dialog.remove()
      onClose()
    })
    const hello = create('p', {}, { textContent: 'Sandbox' })
    dialog.prepend(hello)
    dialog.append(close)
    document.body.append(dialog)
    dialog.querySelector('input')?.focus()
  }
})()
