/** Puts the code that was typed where a failure's text has {0} (requirement 2.3 "Gift card"); leaves answers alone. */
export const nameCertificate = <Answer extends object>(answer: Answer, code: string): Answer =>
  'ErrorMsg' in answer && typeof answer.ErrorMsg === 'string'
    ? { ...answer, ErrorMsg: answer.ErrorMsg.split('{0}').join(code) }
    : answer
