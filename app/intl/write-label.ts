/**
 * A label before its value, with the colon as the language writes it: French puts a no-break space before it, Chinese
 * and Japanese a wide one.
 */
export const writeLabel = (locale: string, label: string): string =>
  /^(?:ja|zh)/.test(locale) ? `${label}：` : `${label}${locale.startsWith('fr') ? '\u00a0' : ''}: `
