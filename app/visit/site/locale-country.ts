import type { LocaleConfig } from '../config/app-config'

/** The country that a locale is for: "AT" of de-AT; empty for one without a country. */
export const findCountry = ({ id }: Pick<LocaleConfig, 'id'>): string => new Intl.Locale(id).region ?? ''
