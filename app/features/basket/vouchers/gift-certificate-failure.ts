/** Replaces {0} in a failure's text by the typed code (requirement 2.3 "Gift card"); returns other results unchanged. */
export const nameCertificate = <Answer extends object>(answer: Answer, code: string): Answer =>
  'ErrorMsg' in answer && typeof answer.ErrorMsg === 'string'
    ? { ...answer, ErrorMsg: answer.ErrorMsg.split('{0}').join(code) }
    : answer
