/** Longer than any code that a platform takes; what is longer was pasted by mistake and is not sent. */
const MAX_LENGTH = 256

type ActivationCode = { kind: 'code'; code: string } | { kind: 'missing' } | { kind: 'unreadable' }

/**
 * The code as it was typed, without the blanks that pasting leaves around it. Control characters and what
 * is far too long are refused here: no gift card has them, and they would have to travel in an address.
 */
export function readActivationCode(typed: string): ActivationCode {
  const code = typed.trim()
  if (code === '') return { kind: 'missing' }
  // \p{C}: control and format characters, and halves of characters, which cannot be encoded.
  return code.length > MAX_LENGTH || /\p{C}/u.test(code) ? { kind: 'unreadable' } : { kind: 'code', code }
}
