/** A full hour of the day as it is said: "7am", "noon" and "10pm" in English, "7" where the words around it say "Uhr". */
export function writeHour(locale: string, hour: number): string {
  if (!locale.startsWith('en')) return String(hour)
  if (hour === 12) return 'noon'
  if (hour % 24 === 0) return 'midnight'
  return hour < 12 ? `${hour}am` : `${hour - 12}pm`
}
