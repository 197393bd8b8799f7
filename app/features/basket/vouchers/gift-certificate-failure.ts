/** No more of a code is shown than of a card that pays. */
const SHOWN = 4

/** A typed code without all but its end; of one that is not longer than that nothing stays. */
const maskCode = (code: string): string => {
  const characters = [...code]
  return characters.length > SHOWN ? `****${characters.slice(-SHOWN).join('')}` : '****'
}

/**
 * Replaces {0} in a failure's text by the typed code (requirement 6.4), masked: a refusal may be read
 * over a shoulder or in a screenshot, and the code may be that of a good card. Returns other results unchanged.
 */
export const nameCertificate = <Answer extends object>(answer: Answer, code: string): Answer =>
  'ErrorMsg' in answer && typeof answer.ErrorMsg === 'string'
    ? { ...answer, ErrorMsg: answer.ErrorMsg.split('{0}').join(maskCode(code)) }
    : answer
