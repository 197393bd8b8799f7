import type { Language } from './localized-text'

/** "Sendungsnummer: 123"; French has a no-break space before the colon. */
export const writeLabel = (label: string, value: string, language: Language): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`
