/** A row of what `npm run check:settings` prints. */
export interface SettingsRow {
  result: string
  setting: string
  /** What is asked for, host, address, certificate, answer and milliseconds. */
  cells: string[]
}

const RESULTS = ['ok', 'note', 'warning', 'error']

/** The rows of the table; its lines of findings have a colon behind their kind. */
export const readTable = (text: string): SettingsRow[] =>
  text
    .split('\n')
    .map(line => line.trimEnd().split(/ {2,}/))
    .filter(([result = '', setting = '']) => RESULTS.includes(result) && /^[A-Z_]+$/.test(setting))
    .map(([result = '', setting = '', ...cells]) => ({ result, setting, cells }))
