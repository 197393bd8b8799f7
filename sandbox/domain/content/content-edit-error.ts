/** What an editor has to mend: the attribute, by its name, and what is wrong with it. */
export interface ContentProblem {
  name: string
  message: string
}

/** An edit that cannot be done as it stands; `problems` where attributes are to blame. */
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
