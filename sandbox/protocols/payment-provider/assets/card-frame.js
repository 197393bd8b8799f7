/* global document, window, AbortSignal, btoa, ResizeObserver */
'use strict'

/*
 * The card form: checks its fields, sends them to the provider, and sends only the result to the surrounding
 * page.
 */
{
  const form = document.querySelector('form')
  const { origin, publicKey, cardSpecs, texts } = JSON.parse(form.dataset.config)
  const names = ['number', 'holder', 'expiry', 'code']
  const fields = Object.fromEntries(names.map(name => [name, document.getElementById(name)]))
  const kind = document.getElementById('kind')
  const failure = document.getElementById('failure')
  /** Longer than any answer that still makes sense, in milliseconds. */
  const TIMEOUT = 30_000
  let isSending = false
  let lastHeight = 0

  const send = message => window.parent.postMessage(JSON.stringify(message), origin)
  const readDigits = text => text.replace(/\D/g, '')
  const findSpec = number =>
    cardSpecs.find(spec => spec.numberPrefixes.some(prefix => number.startsWith(prefix)))

  function hasCheckDigit(number) {
    const sum = [...number].reverse().reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
    return sum % 10 === 0
  }

  function checkExpiry(text) {
    const [, month, year] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(text.trim()) || []
    if (!month || Number(month) < 1 || Number(month) > 12) return 'EXPIRY_INVALID'
    return Date.now() >= Date.UTC(2000 + Number(year), Number(month), 1) ? 'CARD_EXPIRED' : undefined
  }

  const checks = {
    number() {
      const number = readDigits(fields.number.value)
      const spec = findSpec(number)
      const isRight =
        spec &&
        spec.numberLengths.includes(String(number.length)) &&
        (!spec.checksumVerificationEnabled || hasCheckDigit(number))
      return isRight ? undefined : 'NUMBER_INVALID'
    },
    holder: () => (fields.holder.value.trim().length < 2 ? 'HOLDER_REQUIRED' : undefined),
    expiry: () => checkExpiry(fields.expiry.value),
    code() {
      const spec = findSpec(readDigits(fields.number.value))
      const length = spec ? spec.securityCodeLength : 3
      return new RegExp(`^\\d{${length}}$`).test(fields.code.value) ? undefined : 'CODE_INVALID'
    }
  }

  function showError(name, code) {
    fields[name].setAttribute('aria-invalid', String(code !== undefined))
    document.getElementById(`${name}-error`).textContent = code === undefined ? '' : texts[code]
  }

  /** Shows every problem and puts the focus on the first. */
  function showErrors(problems) {
    for (const name of names) showError(name, problems[name])
    const first = names.find(name => problems[name] !== undefined)
    if (first) fields[first].focus()
    return first !== undefined
  }

  const rejectInput = () =>
    send({
      'PROCESSING.RESULT': 'NOK',
      'PROCESSING.STATUS': 'REJECTED_VALIDATION',
      'PROCESSING.STATUS.CODE': 'REJECTED_VALIDATION',
      STATUS: 'REJECTED_VALIDATION'
    })

  function refuse(reason) {
    failure.textContent = texts[reason] || texts.unavailable
    send({ 'PROCESSING.RESULT': 'NOK', 'PROCESSING.REASON': reason })
  }

  async function createResource() {
    const response = await fetch('/payments/v1/types/card', {
      method: 'POST',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        authorization: `Basic ${btoa(`${publicKey}:`)}`,
        'accept-language': document.documentElement.lang,
        'content-type': 'application/json'
      },
      body: JSON.stringify(Object.fromEntries(names.map(name => [name, fields[name].value])))
    })
    return { status: response.status, body: await response.json() }
  }

  async function submit() {
    if (isSending) return
    failure.textContent = ''
    const problems = Object.fromEntries(names.map(name => [name, checks[name]()]))
    if (showErrors(problems)) {
      rejectInput()
      return
    }
    isSending = true
    try {
      const { status, body } = await createResource()
      const errors = body.errors || []
      if (status === 201) {
        const { id, cardType, month, year, holder, maskedNumber } = body
        send({
          'PROCESSING.RESULT': 'ACK',
          resourceId: id,
          cardType,
          month,
          year,
          holder,
          number: maskedNumber
        })
      } else if (errors.some(({ field }) => field in fields)) {
        showErrors(Object.fromEntries(errors.map(({ field, code }) => [field, code])))
        rejectInput()
      } else refuse((errors[0] && errors[0].code) || 'PROVIDER_UNAVAILABLE')
    } catch {
      refuse('PROVIDER_UNAVAILABLE')
    } finally {
      isSending = false
    }
  }

  /** Digits in groups, as they are printed; nothing moves during an edit in the middle. */
  function groupNumber() {
    const { value, selectionStart } = fields.number
    const digits = readDigits(value)
    const spec = findSpec(digits)
    kind.textContent = spec ? spec.name : ''
    if (selectionStart !== value.length) return
    const groups =
      spec && spec.cardType === 'Amex'
        ? /^(\d{1,4})(\d{0,6})(\d{0,5})/
        : /(\d{1,4})(\d{0,4})(\d{0,4})(\d{0,4})/
    const [, ...parts] = groups.exec(digits) || []
    fields.number.value = parts.filter(Boolean).join(' ')
  }

  function groupExpiry({ inputType }) {
    const { value, selectionStart } = fields.expiry
    if (selectionStart !== value.length || (inputType || '').startsWith('delete')) return
    const digits = readDigits(value)
    if (digits.length >= 2 && !/^\d{1,2}\/$/.test(value))
      fields.expiry.value = `${digits.slice(0, 2)}/${digits.slice(2, 4)}`
  }

  fields.number.addEventListener('input', groupNumber)
  fields.expiry.addEventListener('input', groupExpiry)
  for (const name of names)
    fields[name].addEventListener('input', () => {
      if (fields[name].getAttribute('aria-invalid') === 'true') showError(name, checks[name]())
    })
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('keydown', event => {
    if (event.key === 'Enter') send({ 'FRAME.STATUS': 'SUBMIT_WANTED' })
  })

  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin) return
    if (data && data.type === 'submit') void submit()
  })

  function tellHeight() {
    const height = Math.ceil(form.getBoundingClientRect().height)
    if (height === lastHeight) return
    lastHeight = height
    send({ 'FRAME.HEIGHT': height })
  }
  new ResizeObserver(tellHeight).observe(form)
  send({ 'FRAME.STATUS': 'READY' })
}
