/** An invalid attribute, by its name, with the error. */
export interface ContentProblem {
  name: string
  message: string
}

/** A refused edit; `problems` for invalid attributes. */
export class ContentEditError extends Error {
  constructor(
    readonly reason: 'missing' | 'invalid' | 'outdated',
    message: string,
    readonly problems: ContentProblem[] = []
  ) {
    super(message)
    this.name = 'ContentEditError'
  }
}
